<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en_GB">
<context>
    <name></name>
    <message>
        <source>+{points} a trick</source>
        <translation>Her el +{points}</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 kâğıt</translation>
    </message>
    <message>
        <source>1 card is left in the ring.</source>
        <translation>Halkada 1 kâğıt kaldı.</translation>
    </message>
    <message>
        <source>1 for a deal won, 10 for a match won, 25 for a King made.</source>
        <translation>Kazanılan oyun için 1, kazanılan parti için 10, King için 25.</translation>
    </message>
    <message>
        <source>1 pack</source>
        <translation>1 deste</translation>
    </message>
    <message>
        <source>1 penalty</source>
        <translation>1 ceza</translation>
    </message>
    <message>
        <source>1 round</source>
        <translation>1 tur</translation>
    </message>
    <message>
        <source>1 trump</source>
        <translation>1 koz</translation>
    </message>
    <message>
        <source>1 would be always first.</source>
        <translation>1, hep birinci olmak demektir.</translation>
    </message>
    <message>
        <source>108 cards, four jokers among them, for any number of players.</source>
        <translation>Oyuncu sayısı ne olursa olsun, dördü joker 108 kâğıt.</translation>
    </message>
    <message>
        <source>162 cards, six jokers among them, for any number of players.</source>
        <translation>Oyuncu sayısı ne olursa olsun, altısı joker 162 kâğıt.</translation>
    </message>
    <message>
        <source>1st</source>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4.</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5.</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>6.</translation>
    </message>
    <message>
        <source>7th</source>
        <translation>7.</translation>
    </message>
    <message>
        <source>8th</source>
        <translation>8.</translation>
    </message>
    <message>
        <source>A drawn King</source>
        <translation>Çekilen papaz</translation>
    </message>
    <message>
        <source>A drawn King is a card of value 13; a Joker takes the Wat.</source>
        <translation>Çekilen papazın değeri 13’tür; joker Wat’ı toplar.</translation>
    </message>
    <message>
        <source>A joker may be laid although another card fits; the next player may challenge every joker.</source>
        <translation>Başka bir kâğıt uysa da joker oynanabilir; sıradaki oyuncu her jokere itiraz edebilir.</translation>
    </message>
    <message>
        <source>A joker may be laid only when nothing else fits; the next player draws four without being asked.</source>
        <translation>Joker ancak başka hiçbir kâğıt uymuyorsa oynanır; sıradaki oyuncu kendisine sorulmadan dört kâğıt çeker.</translation>
    </message>
    <message>
        <source>A pass is final</source>
        <translation>Pas kesindir</translation>
    </message>
    <message>
        <source>Accept a joker</source>
        <translation>Jokeri kabul etme</translation>
    </message>
    <message>
        <source>After each round the next player deals.</source>
        <translation>Her turdan sonra kâğıtları sıradaki oyuncu dağıtır.</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Rakipler</translation>
    </message>
    <message>
        <source>All eight tricks of every round are played.</source>
        <translation>Her turda sekiz el de oynanır.</translation>
    </message>
    <message>
        <source>All six bonuses count at once; take as much as you can.</source>
        <translation>Altı ödülün hepsi birden geçerli; alabildiğiniz kadar çok alın.</translation>
    </message>
    <message>
        <source>All six penalties count at once; take as little as you can.</source>
        <translation>Altı cezanın hepsi birden geçerli; elinizden geldiğince az alın.</translation>
    </message>
    <message>
        <source>All that apply</source>
        <translation>Uyanların hepsi</translation>
    </message>
    <message>
        <source>Any card of the led suit will do.</source>
        <translation>Yerdeki renkten her kâğıt oynanabilir.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Ok tuşları</translation>
    </message>
    <message>
        <source>At most 1 trick is left.</source>
        <translation>En çok 1 el kaldı.</translation>
    </message>
    <message>
        <source>At most {count} tricks are left.</source>
        <translation>En çok {count} el kaldı.</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Ortalama derece</translation>
    </message>
    <message>
        <source>Average total</source>
        <translation>Ortalama toplam</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>En iyi</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>En iyi oyun</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>En iyi el</translation>
    </message>
    <message>
        <source>Best of {count}</source>
        <translation>{count} turun galibi</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>En iyi tur</translation>
    </message>
    <message>
        <source>Best total</source>
        <translation>En iyi toplam</translation>
    </message>
    <message>
        <source>Bluffing with jokers</source>
        <translation>Jokerle blöf</translation>
    </message>
    <message>
        <source>Bluffs found out</source>
        <translation>Ortaya çıkarılan blöfler</translation>
    </message>
    <message>
        <source>Bonus stage</source>
        <translation>Ödül bölümü</translation>
    </message>
    <message>
        <source>Boys</source>
        <translation>Erkek Alır</translation>
    </message>
    <message>
        <source>By players</source>
        <translation>Oyuncuya göre</translation>
    </message>
    <message>
        <source>By the number of players</source>
        <translation>Oyuncu sayısına göre</translation>
    </message>
    <message>
        <source>Call “One card!”</source>
        <translation>“Tek kâğıt!” deme</translation>
    </message>
    <message>
        <source>Called by itself</source>
        <translation>Kendiliğinden</translation>
    </message>
    <message>
        <source>Called by the players</source>
        <translation>Oyuncular söyler</translation>
    </message>
    <message>
        <source>Calls caught</source>
        <translation>Yakalananlar</translation>
    </message>
    <message>
        <source>Calls missed</source>
        <translation>Unutulan “tek kâğıt”</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>Alışlar</translation>
    </message>
    <message>
        <source>Captures for a card</source>
        <translation>Bir kâğıtla alınanlar</translation>
    </message>
    <message>
        <source>Cards and other wishes that a rule forbade.</source>
        <translation>Bir kuralın izin vermediği kâğıtlar ve başka istekler.</translation>
    </message>
    <message>
        <source>Cards captured in one round.</source>
        <translation>Bir turda toplanan kâğıtlar.</translation>
    </message>
    <message>
        <source>Cards drawn that captured something.</source>
        <translation>Çekilip bir şey alan kâğıtlar.</translation>
    </message>
    <message>
        <source>Cards of the others: {counts}.</source>
        <translation>Ötekilerin kâğıtları: {counts}.</translation>
    </message>
    <message>
        <source>Careful: you hold another card that fits, so this joker is a bluff. If it is challenged, you take it back and draw four.</source>
        <translation>Dikkat: Elinizde uyan başka bir kâğıt var, yani bu joker blöf. İtiraz edilirse jokeri geri alır ve dört kâğıt çekersiniz.</translation>
    </message>
    <message>
        <source>Catch somebody who did not call</source>
        <translation>“Tek kâğıt!” demeyeni yakalama</translation>
    </message>
    <message>
        <source>Challenge a joker</source>
        <translation>Jokere itiraz etme</translation>
    </message>
    <message>
        <source>Challenges won</source>
        <translation>Haklı çıkan itirazlar</translation>
    </message>
    <message>
        <source>Chaos</source>
        <translation>Kargaşa</translation>
    </message>
    <message>
        <source>Choice limit</source>
        <translation>Seçim hakkı</translation>
    </message>
    <message>
        <source>Choose a line to see why it was played.</source>
        <translation>Neden oynandığını görmek için bir satır seçin.</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Söylenen</translation>
    </message>
    <message>
        <source>Classic King</source>
        <translation>Klasik King</translation>
    </message>
    <message>
        <source>Close a window or go back to the table</source>
        <translation>Pencereyi kapatma ya da masaya dönme</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Sinek</translation>
    </message>
    <message>
        <source>Clubs led</source>
        <translation>Sinek çıkıldı</translation>
    </message>
    <message>
        <source>D or Enter</source>
        <translation>D ya da Enter</translation>
    </message>
    <message>
        <source>Deal won</source>
        <translation>Kazanılan</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>{number}. oyun</translation>
    </message>
    <message>
        <source>Deal {number}: you deal.</source>
        <translation>{number}. oyun: Kâğıtları siz dağıtıyorsunuz.</translation>
    </message>
    <message>
        <source>Deal {number}: you named {game}.</source>
        <translation>{number}. oyun: {game} dediniz.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} deals.</source>
        <translation>{number}. oyun: Kâğıtları {name} dağıtıyor.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} named {game}.</source>
        <translation>{number}. oyun: {name} {game} dedi.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dağıtan</translation>
    </message>
    <message>
        <source>Deals with the best entry, shared ones too.</source>
        <translation>En iyi sonucun sizin olduğu oyunlar; paylaşılanlar da.</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Kazanılan oyunlar</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Diamonds led</source>
        <translation>Karo çıkıldı</translation>
    </message>
    <message>
        <source>Discard any heart</source>
        <translation>Herhangi bir kupa atılır</translation>
    </message>
    <message>
        <source>Discard pile, {card} on top, {cards}</source>
        <translation>Açık deste, üstte {card}, {cards}</translation>
    </message>
    <message>
        <source>Discard the Rıfkı</source>
        <translation>Rıfkı atılır</translation>
    </message>
    <message>
        <source>Do not take the king of hearts.</source>
        <translation>Kupa papazını almayın.</translation>
    </message>
    <message>
        <source>Do not take the king of hearts: it costs 320.</source>
        <translation>Kupa papazını almayın: Alan 320 puan kaybeder.</translation>
    </message>
    <message>
        <source>Do not take the king of hearts: it costs {points}.</source>
        <translation>Kupa papazını almayın: Alan {points} puan kaybeder.</translation>
    </message>
    <message>
        <source>Do not take the last two tricks.</source>
        <translation>Son iki eli almayın.</translation>
    </message>
    <message>
        <source>Do not take the last two tricks: each costs 180.</source>
        <translation>Son iki eli almayın: Her biri 180 puan götürür.</translation>
    </message>
    <message>
        <source>Do not take the last two tricks: each costs {points}.</source>
        <translation>Son iki eli almayın: Her biri {points} puan götürür.</translation>
    </message>
    <message>
        <source>Do you accept {other}’s joker?</source>
        <translation>{other} joker oynadı; kabul mü?</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Kâğıt çek</translation>
    </message>
    <message>
        <source>Draw a card from the ring</source>
        <translation>Halkadan kâğıt çekme</translation>
    </message>
    <message>
        <source>Each sweeps up piles.</source>
        <translation>Her biri yığınları toplar.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Kolay</translation>
    </message>
    <message>
        <source>Either the centre or one opponent’s run; the own top only if nothing else can be taken.</source>
        <translation>Ya ortadakiler ya da bir rakibin üstteki eş kâğıtları; kendi yığınınızın üstüne ancak alacak başka bir şey yoksa.</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Boş</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Every card may be played.</source>
        <translation>Her kâğıt oynanabilir.</translation>
    </message>
    <message>
        <source>Every game</source>
        <translation>Her oyunda</translation>
    </message>
    <message>
        <source>Everybody draws a card; the highest begins, ties draw again.</source>
        <translation>Herkes bir kâğıt çeker, en büyüğü çeken başlar; berabere kalanlar yeniden çeker.</translation>
    </message>
    <message>
        <source>Everybody plays alone.</source>
        <translation>Herkes tek başına oynar.</translation>
    </message>
    <message>
        <source>Everyone 3 penalties + 2 trumps</source>
        <translation>Herkese 3 ceza + 2 koz</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Hepsi</translation>
    </message>
    <message>
        <source>Everything costs: all penalties at once.</source>
        <translation>Her şey ceza: bütün cezalar birden geçerli.</translation>
    </message>
    <message>
        <source>Everything counts: all rewards at once.</source>
        <translation>Her şey kazandırıyor: bütün ödüller birden geçerli.</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Bitiş</translation>
    </message>
    <message>
        <source>First places, shared ones too.</source>
        <translation>Birincilikler; paylaşılanlar da.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Başlayan</translation>
    </message>
    <message>
        <source>First to {count}</source>
        <translation>{count} tur kazanan</translation>
    </message>
    <message>
        <source>Four cards</source>
        <translation>Dört kâğıt</translation>
    </message>
    <message>
        <source>Four cards are opened from the ring.</source>
        <translation>Halkadan dört kâğıt açılır.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Serbest</translation>
    </message>
    <message>
        <source>From the tops of other piles.</source>
        <translation>Başka yığınların üstünden.</translation>
    </message>
    <message>
        <source>From {name}</source>
        <translation>Nereden: {name}</translation>
    </message>
    <message>
        <source>Further messages of this kind: {count}.</source>
        <translation>Aynı türden başka ileti: {count}.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Goes along</source>
        <translation>Yığınla gider</translation>
    </message>
    <message>
        <source>Hand a card to {to} – {left} cards to hand out</source>
        <translation>{to} için bir kâğıt seçin – verilecek {left} kâğıt var</translation>
    </message>
    <message>
        <source>Hand a card to {to}, the last one</source>
        <translation>{to} için bir kâğıt seçin, bu sonuncusu</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>{number}. el</translation>
    </message>
    <message>
        <source>Hand {number}: blocked, nobody went out.</source>
        <translation>{number}. el: Oyun tıkandı, kimse bitiremedi.</translation>
    </message>
    <message>
        <source>Hand {number}: you deal.</source>
        <translation>{number}. el: Kâğıtları siz dağıtıyorsunuz.</translation>
    </message>
    <message>
        <source>Hand {number}: you went out.</source>
        <translation>{number}. el: Elinizi bitirdiniz.</translation>
    </message>
    <message>
        <source>Hand {number}: {name} deals.</source>
        <translation>{number}. el: Kâğıtları {name} dağıtıyor.</translation>
    </message>
    <message>
        <source>Hand {number}: {name} went out.</source>
        <translation>{number}. el: {name} elini bitirdi.</translation>
    </message>
    <message>
        <source>Hands in which you went out.</source>
        <translation>Elinizi bitirdiğiniz eller.</translation>
    </message>
    <message>
        <source>Hands won</source>
        <translation>Kazanılan eller</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Zor</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Kupa</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Kupa Alır</translation>
    </message>
    <message>
        <source>Hearts led</source>
        <translation>Kupa çıkıldı</translation>
    </message>
    <message>
        <source>Highest card</source>
        <translation>En büyük kâğıt</translation>
    </message>
    <message>
        <source>Hint: {advice}</source>
        <translation>İpucu: {advice}</translation>
    </message>
    <message>
        <source>Hint: {advice} {why}</source>
        <translation>İpucu: {advice} {why}</translation>
    </message>
    <message>
        <source>How often each place; who shares one has it.</source>
        <translation>Hangi derece kaç kez; paylaşan da o dereceyi alır.</translation>
    </message>
    <message>
        <source>If the drawn rank lies in the Wat, no sum may be taken instead.</source>
        <translation>Çekilen kâğıdın eşi Wat’ta varsa onun yerine toplam alınamaz.</translation>
    </message>
    <message>
        <source>In Kupa Almaz and Rıfkı</source>
        <translation>Kupa Almaz ve Rıfkı’da</translation>
    </message>
    <message>
        <source>In No Kings, a Joker takes the Wat and every pile of another side with a King in it.</source>
        <translation>Papazsız oyununda joker, Wat’ı ve başka tarafların içinde papaz bulunan bütün yığınlarını toplar.</translation>
    </message>
    <message>
        <source>In No Kings, a Joker takes the Wat and the piles of all opponents.</source>
        <translation>Papazsız oyununda joker, Wat’ı ve bütün rakiplerin yığınlarını toplar.</translation>
    </message>
    <message>
        <source>In No Kings, the King leaves the game.</source>
        <translation>Papazsız oyununda papaz oyundan çıkar.</translation>
    </message>
    <message>
        <source>In No Kings, the King lies on top of the pile that moves.</source>
        <translation>Papazsız oyununda papaz, el değiştiren yığının üstüne konur.</translation>
    </message>
    <message>
        <source>In Rıfkı, if you&apos;re void</source>
        <translation>Rıfkı’da elde renk yoksa</translation>
    </message>
    <message>
        <source>In Trump deals, who can beat the trick in the led suit must.</source>
        <translation>Koz oyunlarında, yerdeki renkten büyütebilen büyütmek zorundadır.</translation>
    </message>
    <message>
        <source>In all deals, wanted or not.</source>
        <translation>İstenen istenmeyen, bütün oyunlarda.</translation>
    </message>
    <message>
        <source>In all penalty games</source>
        <translation>Bütün ceza oyunlarında</translation>
    </message>
    <message>
        <source>In all rounds, wanted or not.</source>
        <translation>İstenen istenmeyen, bütün turlarda.</translation>
    </message>
    <message>
        <source>In all six penalty games hearts may be led only once one has been played.</source>
        <translation>Altı ceza oyununun hepsinde, yere kupa düşmeden kupa çıkılmaz.</translation>
    </message>
    <message>
        <source>In every deal, who can beat the trick in the led suit must.</source>
        <translation>Her oyunda, yerdeki renkten büyütebilen büyütmek zorundadır.</translation>
    </message>
    <message>
        <source>In five turns each player names three penalty games and two trumps.</source>
        <translation>Herkes beş seçiminde üç ceza ve iki koz söyler.</translation>
    </message>
    <message>
        <source>In the Wat: {cards}.</source>
        <translation>Wat’ta: {cards}.</translation>
    </message>
    <message>
        <source>In the Wat: {card}</source>
        <translation>Wat’ta: {card}</translation>
    </message>
    <message>
        <source>In these two games hearts may be led only once one has been played.</source>
        <translation>Bu iki oyunda, yere kupa düşmeden kupa çıkılmaz.</translation>
    </message>
    <message>
        <source>In {worlds} ways to deal the hidden cards that fit all it had seen, this brought {points} on average; {other} brought {others}.</source>
        <translation>Gördüklerine uyan {worlds} gizli dağılımda bu, ortalama {points} getirdi; {other} ise {others}.</translation>
    </message>
    <message>
        <source>Injera Be Wat</source>
        <translation>Injera Be Wat</translation>
    </message>
    <message>
        <source>It is a damaged database.</source>
        <translation>Bu, bozulmuş bir veritabanı.</translation>
    </message>
    <message>
        <source>It is a file of another kind.</source>
        <translation>Bu, başka türden bir dosya.</translation>
    </message>
    <message>
        <source>It is a folder, a link or a device.</source>
        <translation>Bu adda bir klasör, bağlantı ya da aygıt var.</translation>
    </message>
    <message>
        <source>It is larger than any file of King Table.</source>
        <translation>King Table’ın hiçbir dosyası bu kadar büyük olmaz.</translation>
    </message>
    <message>
        <source>It is not your turn: there is nothing to give a hint for.</source>
        <translation>Sıra sizde değil: ipucu verilecek bir şey yok.</translation>
    </message>
    <message>
        <source>It is of a version that this program does not know.</source>
        <translation>Bu programın bilmediği bir sürümden.</translation>
    </message>
    <message>
        <source>It is your choice: name the game of this deal.</source>
        <translation>Seçim sizde: Bu oyunun adını söyleyin.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Sıra sizde.</translation>
    </message>
    <message>
        <source>Its contents are damaged.</source>
        <translation>İçeriği bozuk.</translation>
    </message>
    <message>
        <source>Its entry “{entry}” is missing or has a value that cannot be.</source>
        <translation>“{entry}” kaydı eksik ya da değeri geçersiz.</translation>
    </message>
    <message>
        <source>Its text is damaged at byte {byte}.</source>
        <translation>Metni {byte}. baytta bozuk.</translation>
    </message>
    <message>
        <source>Its text is damaged in line {line}, column {column}.</source>
        <translation>Metni {line}. satırın {column}. sütununda bozuk.</translation>
    </message>
    <message>
        <source>Its text is damaged.</source>
        <translation>Metni bozuk.</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokerler</translation>
    </message>
    <message>
        <source>Jokers drawn</source>
        <translation>Çekilen joker</translation>
    </message>
    <message>
        <source>Jokers you doubted that were bluffs.</source>
        <translation>İtiraz ettiğiniz ve blöf çıkan jokerler.</translation>
    </message>
    <message>
        <source>King</source>
        <translation>King</translation>
    </message>
    <message>
        <source>King and queen of a suit laid together.</source>
        <translation>Birlikte konan aynı renkten papaz ve kız.</translation>
    </message>
    <message>
        <source>King of Hearts</source>
        <translation>Rıfkı Alır</translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation>Kupa papazı</translation>
    </message>
    <message>
        <source>King points</source>
        <translation>King puanı</translation>
    </message>
    <message>
        <source>Kings Reverse</source>
        <translation>Ters Papaz</translation>
    </message>
    <message>
        <source>Kings drawn in No Kings.</source>
        <translation>Papazsız oyununda çekilen papazlar.</translation>
    </message>
    <message>
        <source>Kings made</source>
        <translation>Yapılan King</translation>
    </message>
    <message>
        <source>Known for certain: {facts}.</source>
        <translation>Kesin bilinen: {facts}.</translation>
    </message>
    <message>
        <source>Last Two Tricks</source>
        <translation>Son İki Alır</translation>
    </message>
    <message>
        <source>Last two tricks</source>
        <translation>Son iki el</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Sol, Sağ, Home, End</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Partinin uzunluğu</translation>
    </message>
    <message>
        <source>Let the next opponent go on</source>
        <translation>Sıradaki rakibi oynatma</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>En uzun galibiyet dizisi</translation>
    </message>
    <message>
        <source>Mark another capture</source>
        <translation>Başka bir seçeneği işaretleme</translation>
    </message>
    <message>
        <source>Mark the first, second … playable card</source>
        <translation>Oynanabilen birinci, ikinci … kâğıdı işaretleme</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>İşaretler</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Evlilikler</translation>
    </message>
    <message>
        <source>Marry king and queen</source>
        <translation>Papazla kızı evlendirme</translation>
    </message>
    <message>
        <source>Match and add up around the basket</source>
        <translation>Eşleyin, toplayın, sepeti kapın</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partiler</translation>
    </message>
    <message>
        <source>Matches in which you asked for at least one.</source>
        <translation>En az bir ipucu istediğiniz partiler.</translation>
    </message>
    <message>
        <source>Matches in which you took back at least one.</source>
        <translation>En az bir hamleyi geri aldığınız partiler.</translation>
    </message>
    <message>
        <source>Matches won one after the other.</source>
        <translation>Art arda kazanılan partiler.</translation>
    </message>
    <message>
        <source>Missing calls of others that you caught.</source>
        <translation>Ötekilerin söylemeyi unutup sizin yakaladıklarınız.</translation>
    </message>
    <message>
        <source>Most rounds won out of {count}; it ends early when nobody can catch up.</source>
        <translation>{count} turun çoğunu alan kazanır; kimse yetişemeyecekse parti erken biter.</translation>
    </message>
    <message>
        <source>Move along the games to name</source>
        <translation>Söylenecek oyunlar arasında dolaşma</translation>
    </message>
    <message>
        <source>Move along your cards</source>
        <translation>Kâğıtlarınız arasında dolaşma</translation>
    </message>
    <message>
        <source>Move {number} in it breaks a rule.</source>
        <translation>İçindeki {number}. hamle kurala uymuyor.</translation>
    </message>
    <message>
        <source>Moves left</source>
        <translation>Sola geçer</translation>
    </message>
    <message>
        <source>Must go in its own two rounds</source>
        <translation>Kendi iki turunda atılır</translation>
    </message>
    <message>
        <source>Must go in the combined rounds too</source>
        <translation>Birleşik turlarda da atılır</translation>
    </message>
    <message>
        <source>Must play higher</source>
        <translation>Büyütme zorunluluğu</translation>
    </message>
    <message>
        <source>Name spades, hearts, diamonds, clubs for a joker</source>
        <translation>Jokere maça, kupa, karo, sinek söyleme</translation>
    </message>
    <message>
        <source>Name the game, dodge the king of hearts</source>
        <translation>Oyunu söyleyin, Rıfkı’dan kaçın</translation>
    </message>
    <message>
        <source>Name the marked game</source>
        <translation>İşaretli oyunu söyleme</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Hiçbir zaman</translation>
    </message>
    <message>
        <source>Next on the left</source>
        <translation>Soldaki oyuncu</translation>
    </message>
    <message>
        <source>Next opponent</source>
        <translation>Sıradaki rakip</translation>
    </message>
    <message>
        <source>Next to the dealer</source>
        <translation>Dağıtandan sonraki</translation>
    </message>
    <message>
        <source>No Boys</source>
        <translation>Erkek Almaz</translation>
    </message>
    <message>
        <source>No Hearts</source>
        <translation>Kupa Almaz</translation>
    </message>
    <message>
        <source>No King of Hearts</source>
        <translation>Rıfkı Almaz</translation>
    </message>
    <message>
        <source>No Kings</source>
        <translation>Papazsız</translation>
    </message>
    <message>
        <source>No Last Two Tricks</source>
        <translation>Son İki Almaz</translation>
    </message>
    <message>
        <source>No Queens</source>
        <translation>Kız Almaz</translation>
    </message>
    <message>
        <source>No Tricks</source>
        <translation>El Almaz</translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation>Masada kâğıt yok.</translation>
    </message>
    <message>
        <source>No card may be played.</source>
        <translation>Hiçbir kâğıt oynanamaz.</translation>
    </message>
    <message>
        <source>No heart leads</source>
        <translation>Kupa çıkma yasağı</translation>
    </message>
    <message>
        <source>No heart leads while you hold another suit.</source>
        <translation>Elinizde başka renk varken kupa çıkamazsınız.</translation>
    </message>
    <message>
        <source>No heart leads while you hold another suit; when you are void, the king of hearts must go.</source>
        <translation>Elinizde başka renk varken kupa çıkamazsınız; çıkılan renkten kâğıdınız yoksa kupa papazını atmak zorundasınız.</translation>
    </message>
    <message>
        <source>No hearts</source>
        <translation>Kupa almayın</translation>
    </message>
    <message>
        <source>No kings or jacks</source>
        <translation>Papaz, vale almayın</translation>
    </message>
    <message>
        <source>No queens</source>
        <translation>Kız almayın</translation>
    </message>
    <message>
        <source>No tricks</source>
        <translation>El almayın</translation>
    </message>
    <message>
        <source>No trump lead until trumps are broken</source>
        <translation>Koz düşmeden koz çıkılmaz</translation>
    </message>
    <message>
        <source>No trump may be led before one has been played, unless you hold nothing else.</source>
        <translation>Yere koz düşmeden koz çıkılmaz; elinde kozdan başka kâğıt kalmayan çıkabilir.</translation>
    </message>
    <message>
        <source>Nobody has to call, and nobody can be caught.</source>
        <translation>Kimsenin söylemesi gerekmez, kimse de yakalanmaz.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Yok</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Hiçbiri</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Kapalı</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>Ortalama</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Masadakiler</translation>
    </message>
    <message>
        <source>On the table: {cards}.</source>
        <translation>Masada: {cards}.</translation>
    </message>
    <message>
        <source>One card each</source>
        <translation>Herkese bir kâğıt</translation>
    </message>
    <message>
        <source>One of your choice</source>
        <translation>Seçtiğiniz biri</translation>
    </message>
    <message>
        <source>One open card a player; with a high card draw, these are the cards drawn.</source>
        <translation>Oyuncu başına bir açık kâğıt; başlayan kâğıt çekerek belirlenirse çekilen kâğıtlar açılır.</translation>
    </message>
    <message>
        <source>One pack for every two players, rounded up.</source>
        <translation>Her iki oyuncuya bir deste; tek sayıda oyuncuda yukarı yuvarlanır.</translation>
    </message>
    <message>
        <source>One round; the cards captured decide the places.</source>
        <translation>Tek tur; dereceyi toplanan kâğıtlar belirler.</translation>
    </message>
    <message>
        <source>Only the stock counts: each penalty twice, trumps eight times.</source>
        <translation>Yalnız oyunların kendi sınırı geçerli: her ceza iki kez, koz sekiz kez.</translation>
    </message>
    <message>
        <source>Opening of the Wat</source>
        <translation>Wat’ın açılışı</translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation>Oyun dışı</translation>
    </message>
    <message>
        <source>Out of play, {cards}</source>
        <translation>Oyun dışında, {cards}</translation>
    </message>
    <message>
        <source>Packs of 52 cards without Jokers.</source>
        <translation>Jokersiz, 52 kâğıtlık desteler.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Deste sayısı</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Penalty stage</source>
        <translation>Ceza bölümü</translation>
    </message>
    <message>
        <source>Pile of {name}, {facts}</source>
        <translation>{name}, yığını: {facts}</translation>
    </message>
    <message>
        <source>Piles lost to a King</source>
        <translation>Papaza giden yığınlar</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Derece</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Dereceler</translation>
    </message>
    <message>
        <source>Play a</source>
        <translation>Oynanacak:</translation>
    </message>
    <message>
        <source>Play a king or queen alone</source>
        <translation>Papazı ya da kızı tek başına oynama</translation>
    </message>
    <message>
        <source>Play runs {direction}.</source>
        <translation>Oyun yönü: {direction}.</translation>
    </message>
    <message>
        <source>Play the marked card; mark one if none is</source>
        <translation>İşaretli kâğıdı oynama; işaret yoksa birini işaretleme</translation>
    </message>
    <message>
        <source>Play the {card} alone, or pick its partner for a marriage.</source>
        <translation>Yalnız {card} oynayın ya da evlilik için eşini de seçin.</translation>
    </message>
    <message>
        <source>Played to their end; practice is not among them.</source>
        <translation>Sonuna kadar oynananlar; alıştırmalar sayılmaz.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>Playing to</source>
        <translation>Bitiş puanı</translation>
    </message>
    <message>
        <source>Points at the end of a match.</source>
        <translation>Parti sonundaki puanlar.</translation>
    </message>
    <message>
        <source>Points at the end of a match; the fewer the better.</source>
        <translation>Parti sonundaki puanlar; ne kadar az, o kadar iyi.</translation>
    </message>
    <message>
        <source>Points left in your hand at its end.</source>
        <translation>El bittiğinde elinizde kalan puanlar.</translation>
    </message>
    <message>
        <source>Points written down for one deal.</source>
        <translation>Bir oyun için yazılan puanlar.</translation>
    </message>
    <message>
        <source>Points written down for one round.</source>
        <translation>Bir tur için yazılan puanlar.</translation>
    </message>
    <message>
        <source>Put back what was picked</source>
        <translation>Seçileni geri koyma</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Kız Alır</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Rastgele</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Geri çevrilenler</translation>
    </message>
    <message>
        <source>Required suit: {suit}.</source>
        <translation>İstenen renk: {suit}.</translation>
    </message>
    <message>
        <source>Ring, {cards}</source>
        <translation>Halka, {cards}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>{number}. tur</translation>
    </message>
    <message>
        <source>Round {number} of {all}</source>
        <translation>Tur {number}/{all}</translation>
    </message>
    <message>
        <source>Round {number}: a tie, nobody wins it.</source>
        <translation>{number}. tur: Berabere, kimse kazanmadı.</translation>
    </message>
    <message>
        <source>Round {number}: you won with {cards}.</source>
        <translation>{number}. tur: {cards} toplayıp kazandınız.</translation>
    </message>
    <message>
        <source>Round {number}: {names} won with {cards}.</source>
        <translation>{number}. tur: {names} {cards} toplayıp kazandı.</translation>
    </message>
    <message>
        <source>Round {number}: {name}</source>
        <translation>{number}. tur: {name}</translation>
    </message>
    <message>
        <source>Rounds 2 to 5 and 9 to 12 stop once all cards that count were taken; the score is the same.</source>
        <translation>2–5. ve 9–12. turlar, sayılan kâğıtların hepsi alınınca biter; puanlar değişmez.</translation>
    </message>
    <message>
        <source>Rounds end early</source>
        <translation>Turlar erken biter</translation>
    </message>
    <message>
        <source>Rounds with the best entry, shared ones too.</source>
        <translation>En iyi sonucun sizin olduğu turlar; paylaşılanlar da.</translation>
    </message>
    <message>
        <source>Rounds with the most cards.</source>
        <translation>En çok kâğıdı topladığınız turlar.</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Kazanılan turlar</translation>
    </message>
    <message>
        <source>Rounds won in a match.</source>
        <translation>Bir partide kazanılan turlar.</translation>
    </message>
    <message>
        <source>Rule of thumb</source>
        <translation>Göz kararı</translation>
    </message>
    <message>
        <source>Rules mode</source>
        <translation>Oyunun biçimi</translation>
    </message>
    <message>
        <source>Runs taken</source>
        <translation>Kapılan eş kâğıtlar</translation>
    </message>
    <message>
        <source>Same rank comes first</source>
        <translation>Önce eş kâğıt</translation>
    </message>
    <message>
        <source>Seven penalties, then seven rewards</source>
        <translation>Yedi ceza, ardından yedi ödül</translation>
    </message>
    <message>
        <source>Shed your cards, turn the table round</source>
        <translation>Elinizi bitirin, yönü çevirin</translation>
    </message>
    <message>
        <source>Single round</source>
        <translation>Tek tur</translation>
    </message>
    <message>
        <source>Skip a movement or a rest</source>
        <translation>Hareketi ya da beklemeyi atlama</translation>
    </message>
    <message>
        <source>So many packs, whatever the number of players.</source>
        <translation>Oyuncu sayısı ne olursa olsun bu kadar deste.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Boşluk</translation>
    </message>
    <message>
        <source>Spade</source>
        <translation>Maça</translation>
    </message>
    <message>
        <source>Spades led</source>
        <translation>Maça çıkıldı</translation>
    </message>
    <message>
        <source>Stack, {cards}</source>
        <translation>Kapalı deste, {cards}</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standart</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Değişmez</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Take hearts.</source>
        <translation>Kupa alın.</translation>
    </message>
    <message>
        <source>Take hearts: each one earns {points}.</source>
        <translation>Kupa alın: Her biri {points} puan kazandırır.</translation>
    </message>
    <message>
        <source>Take kings and jacks.</source>
        <translation>Papaz ve vale alın.</translation>
    </message>
    <message>
        <source>Take kings and jacks: each one earns {points}.</source>
        <translation>Papaz ve vale alın: Her biri {points} puan kazandırır.</translation>
    </message>
    <message>
        <source>Take no hearts.</source>
        <translation>Kupa almayın.</translation>
    </message>
    <message>
        <source>Take no hearts: each one costs 30.</source>
        <translation>Kupa almayın: Her biri 30 puan götürür.</translation>
    </message>
    <message>
        <source>Take no hearts: each one costs {points}.</source>
        <translation>Kupa almayın: Her biri {points} puan götürür.</translation>
    </message>
    <message>
        <source>Take no kings or jacks.</source>
        <translation>Papaz ve vale almayın.</translation>
    </message>
    <message>
        <source>Take no kings or jacks: each one costs 60.</source>
        <translation>Papaz ve vale almayın: Her biri 60 puan götürür.</translation>
    </message>
    <message>
        <source>Take no kings or jacks: each one costs {points}.</source>
        <translation>Papaz ve vale almayın: Her biri {points} puan götürür.</translation>
    </message>
    <message>
        <source>Take no queens.</source>
        <translation>Kız almayın.</translation>
    </message>
    <message>
        <source>Take no queens: each one costs 100.</source>
        <translation>Kız almayın: Her biri 100 puan götürür.</translation>
    </message>
    <message>
        <source>Take no queens: each one costs {points}.</source>
        <translation>Kız almayın: Her biri {points} puan götürür.</translation>
    </message>
    <message>
        <source>Take no tricks.</source>
        <translation>El almayın.</translation>
    </message>
    <message>
        <source>Take no tricks: each one costs 50.</source>
        <translation>El almayın: Her el 50 puan götürür.</translation>
    </message>
    <message>
        <source>Take no tricks: each one costs {points}.</source>
        <translation>El almayın: Her el {points} puan götürür.</translation>
    </message>
    <message>
        <source>Take queens.</source>
        <translation>Kız alın.</translation>
    </message>
    <message>
        <source>Take queens: each one earns {points}.</source>
        <translation>Kız alın: Her biri {points} puan kazandırır.</translation>
    </message>
    <message>
        <source>Take the first, second … capture</source>
        <translation>Birinci, ikinci … seçeneği alma</translation>
    </message>
    <message>
        <source>Take the king of hearts.</source>
        <translation>Kupa papazını alın.</translation>
    </message>
    <message>
        <source>Take the king of hearts: it earns {points}.</source>
        <translation>Kupa papazını alın: Alan {points} puan kazanır.</translation>
    </message>
    <message>
        <source>Take the last two tricks.</source>
        <translation>Son iki eli alın.</translation>
    </message>
    <message>
        <source>Take the last two tricks: each earns {points}.</source>
        <translation>Son iki eli alın: Her biri {points} puan kazandırır.</translation>
    </message>
    <message>
        <source>Take the marked capture</source>
        <translation>İşaretli seçeneği alma</translation>
    </message>
    <message>
        <source>Take tricks</source>
        <translation>El alın</translation>
    </message>
    <message>
        <source>Take tricks.</source>
        <translation>El alın.</translation>
    </message>
    <message>
        <source>Take tricks: each one earns 50.</source>
        <translation>El alın: Her el 50 puan kazandırır.</translation>
    </message>
    <message>
        <source>Take tricks: each one earns {points}.</source>
        <translation>El alın: Her el {points} puan kazandırır.</translation>
    </message>
    <message>
        <source>Teams of two</source>
        <translation>İkişer kişilik takımlar</translation>
    </message>
    <message>
        <source>The Wat begins without a card.</source>
        <translation>Wat başta boştur.</translation>
    </message>
    <message>
        <source>The Wat is empty.</source>
        <translation>Wat boş.</translation>
    </message>
    <message>
        <source>The best end of a match.</source>
        <translation>En iyi parti sonu.</translation>
    </message>
    <message>
        <source>The centre, every matching run of an opponent and the own top together.</source>
        <translation>Ortadakiler, rakiplerin yığınlarının üstündeki bütün eş kâğıtlar ve kendi yığınınızın üstü birlikte.</translation>
    </message>
    <message>
        <source>The file {path} cannot be read. It was kept as {aside}; the program goes on without it.</source>
        <translation>{path} dosyası okunamıyor. Dosya {aside} adıyla saklandı; program onsuz sürüyor.</translation>
    </message>
    <message>
        <source>The file {path} cannot be read. The program goes on without it.</source>
        <translation>{path} dosyası okunamıyor. Program onsuz sürüyor.</translation>
    </message>
    <message>
        <source>The first, second order of a marriage</source>
        <translation>Evlilikte birinci, ikinci sıralamayı seçme</translation>
    </message>
    <message>
        <source>The hand of {name}: {cards}</source>
        <translation>{name}, eli: {cards}</translation>
    </message>
    <message>
        <source>The hand: {cards}.</source>
        <translation>El: {cards}.</translation>
    </message>
    <message>
        <source>The match ends after the hand in which a total reaches {points}; the lowest total wins.</source>
        <translation>Parti, bir oyuncunun toplamı {points} ya da daha fazla olunca o elin sonunda biter; toplamı en az olan kazanır.</translation>
    </message>
    <message>
        <source>The match in {path} was saved by a later version of King Table and was left as it is.</source>
        <translation>{path} içindeki parti King Table’ın daha yeni bir sürümüyle kaydedilmiş; olduğu gibi bırakıldı.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Parti bitti.</translation>
    </message>
    <message>
        <source>The match is over: you win.</source>
        <translation>Parti bitti: Siz kazandınız.</translation>
    </message>
    <message>
        <source>The match is over: {names} won.</source>
        <translation>Parti bitti: {names} kazandı.</translation>
    </message>
    <message>
        <source>The next player on the left gets the pile.</source>
        <translation>Yığını soldaki oyuncu alır.</translation>
    </message>
    <message>
        <source>The next player on the left who is no partner gets the pile.</source>
        <translation>Yığını, solda eşiniz olmayan ilk oyuncu alır.</translation>
    </message>
    <message>
        <source>The pile of {name} is empty.</source>
        <translation>{name}, yığını zaten boş.</translation>
    </message>
    <message>
        <source>The pile of {name}, {cards}, goes to you.</source>
        <translation>{name} {cards} kaptırdı, siz aldınız.</translation>
    </message>
    <message>
        <source>The pile of {name}, {cards}, goes to {to}.</source>
        <translation>{name} {cards} kaptırdı, {to} aldı.</translation>
    </message>
    <message>
        <source>The player after the dealer begins.</source>
        <translation>Dağıtandan sonraki oyuncu başlar.</translation>
    </message>
    <message>
        <source>The reason cannot be found any more: something else than thinking chose this.</source>
        <translation>Nedeni artık bulunamıyor: bunu düşünmekten başka bir şey seçti.</translation>
    </message>
    <message>
        <source>The round adds up to {points}, the totals to {all}.</source>
        <translation>Bu turun toplamı {points}, genel toplam {all}.</translation>
    </message>
    <message>
        <source>The same player deals every round.</source>
        <translation>Her turda aynı oyuncu dağıtır.</translation>
    </message>
    <message>
        <source>The setting {key} cannot be used. Its usual value is used. (Technical detail: {why})</source>
        <translation>{key} ayarı kullanılamıyor. Her zamanki değeri kullanılıyor. (Teknik ayrıntı: {why})</translation>
    </message>
    <message>
        <source>The system could not read it.</source>
        <translation>Sistem onu okuyamadı.</translation>
    </message>
    <message>
        <source>The system does not allow it to be read.</source>
        <translation>Sistem okunmasına izin vermiyor.</translation>
    </message>
    <message>
        <source>The worst end of a match.</source>
        <translation>En kötü parti sonu.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Böyle bir dosya yok.</translation>
    </message>
    <message>
        <source>This deal: {figures}.</source>
        <translation>Bu oyunda: {figures}.</translation>
    </message>
    <message>
        <source>This followed from the rules; nobody decided it.</source>
        <translation>Bu kuralların gereğiydi; kimse karar vermedi.</translation>
    </message>
    <message>
        <source>This was your own decision.</source>
        <translation>Bu sizin kendi kararınızdı.</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Üç</translation>
    </message>
    <message>
        <source>To the next area: table, buttons, panel</source>
        <translation>Öteki bölüme geçme: masa, düğmeler, panel</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Toplam</translation>
    </message>
    <message>
        <source>Total: {figures}.</source>
        <translation>Toplam: {figures}.</translation>
    </message>
    <message>
        <source>Trick {number}: {taken}</source>
        <translation>{number}. el: {taken}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>El Alır</translation>
    </message>
    <message>
        <source>Tricks taken</source>
        <translation>Alınan eller</translation>
    </message>
    <message>
        <source>Trump deals in which you took all thirteen tricks.</source>
        <translation>On üç elin de sizin olduğu koz oyunları.</translation>
    </message>
    <message>
        <source>Trump, kings are losers!</source>
        <translation>Koz! Papazlar kaybeder!</translation>
    </message>
    <message>
        <source>Trumps may be led at any time.</source>
        <translation>Koz her zaman çıkılabilir.</translation>
    </message>
    <message>
        <source>Trumps only</source>
        <translation>Yalnız kozda</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>İki</translation>
    </message>
    <message>
        <source>Two Jokers in every pack.</source>
        <translation>Her destede iki joker vardır.</translation>
    </message>
    <message>
        <source>Two packs with their jokers for up to five players, three from six on.</source>
        <translation>Beş oyuncuya kadar jokerleriyle iki deste, altı ve daha çok oyuncuda üç deste.</translation>
    </message>
    <message>
        <source>Until one side has won {count} rounds.</source>
        <translation>Bir taraf {count} tur kazanana kadar.</translation>
    </message>
    <message>
        <source>Upcard: {card}</source>
        <translation>Açılan kâğıt: {card}</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Olağan kurallar</translation>
    </message>
    <message>
        <source>Void with the king of hearts</source>
        <translation>Renk yokken elde kupa papazı varsa</translation>
    </message>
    <message>
        <source>Wat</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>When nothing is left to take</source>
        <translation>Alacak bir şey kalmayınca</translation>
    </message>
    <message>
        <source>Which suit do you name?</source>
        <translation>Hangi rengi istiyorsunuz?</translation>
    </message>
    <message>
        <source>Who cannot follow suit and holds the king of hearts may discard another heart.</source>
        <translation>Çıkılan renkten kâğıdı olmayan, elinde kupa papazı varsa onun yerine başka bir kupa atabilir.</translation>
    </message>
    <message>
        <source>Who cannot follow suit and holds the king of hearts must discard it.</source>
        <translation>Çıkılan renkten kâğıdı olmayan, elinde kupa papazı varsa onu atmak zorundadır.</translation>
    </message>
    <message>
        <source>Who cannot follow suit must discard the king of hearts in rounds 5 and 12.</source>
        <translation>Çıkılan renkten kâğıdı olmayan, 5. ve 12. turlarda kupa papazını atmak zorundadır.</translation>
    </message>
    <message>
        <source>Who cannot follow suit must discard the king of hearts in rounds 5, 7, 12 and 14.</source>
        <translation>Çıkılan renkten kâğıdı olmayan, 5., 7., 12. ve 14. turlarda kupa papazını atmak zorundadır.</translation>
    </message>
    <message>
        <source>Who draws a King loses the whole pile; a Joker also takes piles of others.</source>
        <translation>Papaz çeken bütün yığınını kaybeder; joker başkalarının yığınlarını da toplar.</translation>
    </message>
    <message>
        <source>Who gets the pile of a King</source>
        <translation>Papazın yığını kime gider</translation>
    </message>
    <message>
        <source>Who is left with one card must have called it, or may be caught and draws two.</source>
        <translation>Tek kâğıda kalan bunu söylemiş olmalıdır; yoksa yakalanabilir ve iki kâğıt çeker.</translation>
    </message>
    <message>
        <source>Who passed is asked again when the turn comes round.</source>
        <translation>Pas geçene, sırası yeniden gelince tekrar sorulur.</translation>
    </message>
    <message>
        <source>Who passed takes no more turns in that hand.</source>
        <translation>Pas geçen o elde bir daha oynamaz.</translation>
    </message>
    <message>
        <source>Winning streak now</source>
        <translation>Süren galibiyet dizisi</translation>
    </message>
    <message>
        <source>With 4, 6 or 8 players, the two opposite each other share one pile and one score.</source>
        <translation>4, 6 ya da 8 oyuncuda, karşılıklı oturan iki kişinin yığını ve puanı ortaktır.</translation>
    </message>
    <message>
        <source>With hints</source>
        <translation>İpuçlu</translation>
    </message>
    <message>
        <source>With moves taken back</source>
        <translation>Hamlesi geri alınan</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Kazanılan</translation>
    </message>
    <message>
        <source>Won since the last match that was not won.</source>
        <translation>Kazanılmayan son partiden beri kazanılanlar.</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>En kötü</translation>
    </message>
    <message>
        <source>Worst deal</source>
        <translation>En kötü oyun</translation>
    </message>
    <message>
        <source>Worst hand</source>
        <translation>En kötü el</translation>
    </message>
    <message>
        <source>Worst round</source>
        <translation>En kötü tur</translation>
    </message>
    <message>
        <source>Worst total</source>
        <translation>En kötü toplam</translation>
    </message>
    <message>
        <source>You accept the joker of {other}</source>
        <translation>{other} joker oynadı, kabul ettiniz</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>Siz başlıyorsunuz.</translation>
    </message>
    <message>
        <source>You call “One card!”</source>
        <translation>“Tek kâğıt!” dediniz</translation>
    </message>
    <message>
        <source>You can: {offers}.</source>
        <translation>Yapabilecekleriniz: {offers}.</translation>
    </message>
    <message>
        <source>You catch {caught} without the call</source>
        <translation>Yakaladınız: {caught} “Tek kâğıt!” demedi</translation>
    </message>
    <message>
        <source>You challenge {other}: the joker was a bluff</source>
        <translation>İtiraz ettiniz: {other} blöf yapmış</translation>
    </message>
    <message>
        <source>You challenge {other}: the joker was lawful</source>
        <translation>İtiraz ettiniz: {other} jokeri kurallı oynamış</translation>
    </message>
    <message>
        <source>You choose between the same rank and the sums.</source>
        <translation>Eş kâğıt ile toplam arasında seçim sizin.</translation>
    </message>
    <message>
        <source>You draw {cards}</source>
        <translation>{cards} çektiniz</translation>
    </message>
    <message>
        <source>You draw {card}</source>
        <translation>{card} çektiniz</translation>
    </message>
    <message>
        <source>You draw {count} cards: {cards}</source>
        <translation>{count} kâğıt çektiniz: {cards}</translation>
    </message>
    <message>
        <source>You drew a joker and swept {cards}</source>
        <translation>Joker çektiniz, {cards} topladınız</translation>
    </message>
    <message>
        <source>You drew a joker: the Wat and the piles of {names} are yours.</source>
        <translation>Joker çektiniz: Wat sizin oldu; yığınını kaptıran: {names}.</translation>
    </message>
    <message>
        <source>You drew a joker: the Wat is yours.</source>
        <translation>Joker çektiniz: Wat sizin oldu.</translation>
    </message>
    <message>
        <source>You drew the highest card, {card}, and begin.</source>
        <translation>En büyük kâğıdı çektiniz, {card}; siz başlıyorsunuz.</translation>
    </message>
    <message>
        <source>You drew the {card}: it fits and must be played</source>
        <translation>{card} çektiniz: uyuyor, oynamanız gerek</translation>
    </message>
    <message>
        <source>You drew {card}: no match, into the Wat</source>
        <translation>{card} çektiniz: eşi yok, Wat’a kondu</translation>
    </message>
    <message>
        <source>You drew {card}: onto your own pile, draw again</source>
        <translation>{card} çektiniz: kendi yığınınıza; bir daha çekin</translation>
    </message>
    <message>
        <source>You drew {card}: took {taken}, draw again</source>
        <translation>{card} çektiniz: aldıklarınız {taken}; bir daha çekin</translation>
    </message>
    <message>
        <source>You drew {card}: your pile ({cards}) moves on</source>
        <translation>{card} çektiniz: yığınınız ({cards}) gitti</translation>
    </message>
    <message>
        <source>You drew {card}: {sum}, draw again</source>
        <translation>{card} çektiniz: {sum}; bir daha çekin</translation>
    </message>
    <message>
        <source>You drew: {card}</source>
        <translation>Çektiğiniz: {card}</translation>
    </message>
    <message>
        <source>You hand out cards for the ace of spades.</source>
        <translation>Maça ası için kâğıt veriyorsunuz.</translation>
    </message>
    <message>
        <source>You hand {to} {card}</source>
        <translation>{to} sizden {card} aldı</translation>
    </message>
    <message>
        <source>You have a capture to choose.</source>
        <translation>Ne alacağınızı seçmeniz gerek.</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Elinizde kâğıt yok.</translation>
    </message>
    <message>
        <source>You hold the two of diamonds and choose first.</source>
        <translation>Karo 2 sizde; ilk seçim sizin.</translation>
    </message>
    <message>
        <source>You hold {count} – {suits}.</source>
        <translation>Elinizde {count} var – {suits}.</translation>
    </message>
    <message>
        <source>You lead to the first trick.</source>
        <translation>İlk ele siz çıkıyorsunuz.</translation>
    </message>
    <message>
        <source>You made a King: all thirteen tricks!</source>
        <translation>King yaptınız: on üç elin on üçü de sizin!</translation>
    </message>
    <message>
        <source>You marry {first} {second}</source>
        <translation>{first} {second} evlendirdiniz</translation>
    </message>
    <message>
        <source>You may play {cards}.</source>
        <translation>Oynayabilecekleriniz: {cards}.</translation>
    </message>
    <message>
        <source>You miss a turn</source>
        <translation>Sıranızı kaybettiniz</translation>
    </message>
    <message>
        <source>You named {game}.</source>
        <translation>{game} dediniz.</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Pas dediniz</translation>
    </message>
    <message>
        <source>You play a joker and name {suit}</source>
        <translation>Joker oynadınız, istediğiniz renk {suit}</translation>
    </message>
    <message>
        <source>You play a joker, the last card</source>
        <translation>Son kâğıdınız olan jokeri oynadınız</translation>
    </message>
    <message>
        <source>You play {card}</source>
        <translation>{card} oynadınız</translation>
    </message>
    <message>
        <source>You take it</source>
        <translation>Eli siz aldınız</translation>
    </message>
    <message>
        <source>You take it, {points}</source>
        <translation>Eli siz aldınız, {points}</translation>
    </message>
    <message>
        <source>You take {cards} off the pile of {names}.</source>
        <translation>{names} size {cards} kaptırdı.</translation>
    </message>
    <message>
        <source>You tied for the highest card, {card}, drew {more} and begin.</source>
        <translation>En büyük kâğıtta berabere kaldınız, {card}; sonra {more} çektiniz, siz başlıyorsunuz.</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Kâğıtlarınız</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Seçim sizde</translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Eliniz: {cards}</translation>
    </message>
    <message>
        <source>Your joker goes back to your hand</source>
        <translation>Jokeriniz elinize döndü</translation>
    </message>
    <message>
        <source>Your jokers that were doubted rightly.</source>
        <translation>Haklı olarak itiraz edilen jokerleriniz.</translation>
    </message>
    <message>
        <source>Your match cannot be saved now: {why} ({path}). You can play on; saving is tried again.</source>
        <translation>Partiniz şu anda kaydedilemiyor: {why} ({path}). Oynamayı sürdürebilirsiniz; kaydetme yeniden denenecek.</translation>
    </message>
    <message>
        <source>Your missing calls that others caught.</source>
        <translation>Söylemeyi unutup yakalandıklarınız.</translation>
    </message>
    <message>
        <source>Your pile is empty.</source>
        <translation>Yığınınız boş.</translation>
    </message>
    <message>
        <source>Your pile, {cards}, goes to {to}.</source>
        <translation>Yığınınız ({cards}) gitti; alan: {to}.</translation>
    </message>
    <message>
        <source>Your pile, {facts}</source>
        <translation>Yığınınız: {facts}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sıra sizde</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>vale</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>papaz</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>kız</translation>
    </message>
    <message>
        <source>a single round</source>
        <translation>tek tur</translation>
    </message>
    <message>
        <source>a {rank}</source>
        <translation>{rank}</translation>
    </message>
    <message>
        <source>accept the joker.</source>
        <translation>jokeri kabul edin.</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>{suit} ası</translation>
    </message>
    <message>
        <source>an 8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>yanıtlıyor</translation>
    </message>
    <message>
        <source>as named</source>
        <translation>seçilen renk</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>dengeli</translation>
    </message>
    <message>
        <source>best of {number}</source>
        <translation>{number} turun galibi</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>atak</translation>
    </message>
    <message>
        <source>call “One card!”.</source>
        <translation>“Tek kâğıt!” deyin.</translation>
    </message>
    <message>
        <source>called</source>
        <translation>söyledi</translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation>alınabilir</translation>
    </message>
    <message>
        <source>careful</source>
        <translation>temkinli</translation>
    </message>
    <message>
        <source>catch {name}, who did not call.</source>
        <translation>yakalayın: {name} “Tek kâğıt!” demedi.</translation>
    </message>
    <message>
        <source>challenge the joker.</source>
        <translation>jokere itiraz edin.</translation>
    </message>
    <message>
        <source>chooses</source>
        <translation>seçiyor</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>saat yönünde</translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation>saat yönünün tersine</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>{number}. oyun</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>dağıtan</translation>
    </message>
    <message>
        <source>deals {numbers}</source>
        <translation>{numbers} numaralı oyunlar</translation>
    </message>
    <message>
        <source>draw a card.</source>
        <translation>kâğıt çekin.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>boş</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>kapalı kâğıt</translation>
    </message>
    <message>
        <source>first lead: you</source>
        <translation>ilk çıkan: siz</translation>
    </message>
    <message>
        <source>first lead: {name}</source>
        <translation>ilk çıkan: {name}</translation>
    </message>
    <message>
        <source>first to {number}</source>
        <translation>{number} tur kazanan</translation>
    </message>
    <message>
        <source>gets one</source>
        <translation>bir kâğıt alıyor</translation>
    </message>
    <message>
        <source>hand over the {card}.</source>
        <translation>{card} verin.</translation>
    </message>
    <message>
        <source>hands out</source>
        <translation>kâğıt veriyor</translation>
    </message>
    <message>
        <source>highest</source>
        <translation>en büyük</translation>
    </message>
    <message>
        <source>in the marked capture</source>
        <translation>işaretli seçenekte</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>{suit} valesi</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>jokers: {count}</source>
        <translation>joker: {count}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>{suit} papazı</translation>
    </message>
    <message>
        <source>looking at the hand</source>
        <translation>eline bakıyor</translation>
    </message>
    <message>
        <source>marry: lay the {first}, and on it the {second}.</source>
        <translation>evlilik: önce {first}, üstüne {second} koyun.</translation>
    </message>
    <message>
        <source>moves taken back</source>
        <translation>hamle geri alındı</translation>
    </message>
    <message>
        <source>name the game</source>
        <translation>oyunu söyleyin</translation>
    </message>
    <message>
        <source>name {game}.</source>
        <translation>{game} deyin.</translation>
    </message>
    <message>
        <source>named it</source>
        <translation>oyunu söyledi</translation>
    </message>
    <message>
        <source>no call!</source>
        <translation>demedi!</translation>
    </message>
    <message>
        <source>not playable</source>
        <translation>oynanamaz</translation>
    </message>
    <message>
        <source>or {rank}</source>
        <translation>ya da {rank}</translation>
    </message>
    <message>
        <source>pass.</source>
        <translation>pas deyin.</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>seçildi</translation>
    </message>
    <message>
        <source>play the joker and name {suit}.</source>
        <translation>joker oynayın, istediğiniz renk {suit} olsun.</translation>
    </message>
    <message>
        <source>play the joker.</source>
        <translation>jokeri oynayın.</translation>
    </message>
    <message>
        <source>play the {card}.</source>
        <translation>{card} oynayın.</translation>
    </message>
    <message>
        <source>playable</source>
        <translation>oynanabilir</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>oynuyor</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>alıştırma</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>{suit} kızı</translation>
    </message>
    <message>
        <source>round {round} of {all}</source>
        <translation>tur {round}/{all}</translation>
    </message>
    <message>
        <source>round {round}, to {wins} wins</source>
        <translation>{round}. tur, {wins} tur kazanan alır</translation>
    </message>
    <message>
        <source>saved on {date}</source>
        <translation>kayıt: {date}</translation>
    </message>
    <message>
        <source>saved today at {time}</source>
        <translation>bugün saat {time} kaydedildi</translation>
    </message>
    <message>
        <source>saved yesterday at {time}</source>
        <translation>dün saat {time} kaydedildi</translation>
    </message>
    <message>
        <source>take the run from the pile of {name}.</source>
        <translation>eş kâğıtları kapın; kaptıran: {name}.</translation>
    </message>
    <message>
        <source>take the {cards}.</source>
        <translation>alacağınız: {cards}.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>disk dolu</translation>
    </message>
    <message>
        <source>the folder is read-only</source>
        <translation>klasör salt okunur</translation>
    </message>
    <message>
        <source>the {card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>this deal {points}</source>
        <translation>bu oyunda {points}</translation>
    </message>
    <message>
        <source>took 1 trick</source>
        <translation>1 el aldı</translation>
    </message>
    <message>
        <source>took nothing</source>
        <translation>hiçbir şey almadı</translation>
    </message>
    <message>
        <source>took {count} tricks</source>
        <translation>{count} el aldı</translation>
    </message>
    <message>
        <source>total {points}</source>
        <translation>toplam {points}</translation>
    </message>
    <message>
        <source>was left with {cards}: {points}</source>
        <translation>elinde kalan {cards}: {points}</translation>
    </message>
    <message>
        <source>went out</source>
        <translation>elini bitirdi</translation>
    </message>
    <message>
        <source>with hints</source>
        <translation>ipuçlu</translation>
    </message>
    <message>
        <source>writing failed</source>
        <translation>yazılamadı</translation>
    </message>
    <message>
        <source>writing there is not allowed</source>
        <translation>buraya yazma izni yok</translation>
    </message>
    <message>
        <source>you had no {suits}</source>
        <translation>sizde {suits} yoktu</translation>
    </message>
    <message>
        <source>you {card}</source>
        <translation>siz {card}</translation>
    </message>
    <message>
        <source>you {points}</source>
        <translation>siz {points}</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>kâğıdınız</translation>
    </message>
    <message>
        <source>{by} catches you without the call: you draw two</source>
        <translation>{by} yakaladı: “Tek kâğıt!” demediniz, iki kâğıt çektiniz</translation>
    </message>
    <message>
        <source>{by} catches {caught} without the call</source>
        <translation>{by} yakaladı: {caught} “Tek kâğıt!” demedi</translation>
    </message>
    <message>
        <source>{cards}, {card} on top</source>
        <translation>{cards}, üstte {card}</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} kâğıt</translation>
    </message>
    <message>
        <source>{count} cards are left in the ring.</source>
        <translation>Halkada {count} kâğıt kaldı.</translation>
    </message>
    <message>
        <source>{count} of your {all} cards may be played.</source>
        <translation>{all} kâğıdınızdan {count} tanesi oynanabilir.</translation>
    </message>
    <message>
        <source>{count} packs</source>
        <translation>{count} deste</translation>
    </message>
    <message>
        <source>{count} penalties</source>
        <translation>{count} ceza</translation>
    </message>
    <message>
        <source>{count} rounds</source>
        <translation>{count} tur</translation>
    </message>
    <message>
        <source>{count} trumps</source>
        <translation>{count} koz</translation>
    </message>
    <message>
        <source>{deal}, all hands as dealt</source>
        <translation>{deal}, dağıtıldığı gibi bütün eller</translation>
    </message>
    <message>
        <source>{game}, hand {number}, to {target} points</source>
        <translation>{game}, {number}. el, bitiş {target} puan</translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation>{game}, {number}. tur</translation>
    </message>
    <message>
        <source>{game}, round {number} of {all}</source>
        <translation>{game}, tur {number}/{all}</translation>
    </message>
    <message>
        <source>{level}, {temper}</source>
        <translation>{level}, {temper}</translation>
    </message>
    <message>
        <source>{name} accepts the joker of {other}</source>
        <translation>{other} joker oynadı, {name} kabul etti</translation>
    </message>
    <message>
        <source>{name} answers the joker of {other}</source>
        <translation>{other} joker oynadı, {name} yanıtlayacak</translation>
    </message>
    <message>
        <source>{name} answers your joker</source>
        <translation>{name} jokerinize yanıt verecek</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} başlıyor.</translation>
    </message>
    <message>
        <source>{name} calls “One card!”</source>
        <translation>{name} “Tek kâğıt!” dedi</translation>
    </message>
    <message>
        <source>{name} challenges you: a bluff</source>
        <translation>{name} size itiraz etti: blöf yapmıştınız</translation>
    </message>
    <message>
        <source>{name} challenges you: lawful</source>
        <translation>{name} size itiraz etti: joker kurala uygundu</translation>
    </message>
    <message>
        <source>{name} challenges {other}: a bluff</source>
        <translation>{name} itiraz etti: {other} blöf yapmış</translation>
    </message>
    <message>
        <source>{name} challenges {other}: lawful</source>
        <translation>{name} itiraz etti: {other} jokeri kurallı oynamış</translation>
    </message>
    <message>
        <source>{name} chooses</source>
        <translation>{name} seçiyor</translation>
    </message>
    <message>
        <source>{name} chooses the game of this deal.</source>
        <translation>Bu oyunun adını {name} söyleyecek.</translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation>{name} bir kâğıt çekti</translation>
    </message>
    <message>
        <source>{name} draws {cards}</source>
        <translation>{name} {cards} çekti</translation>
    </message>
    <message>
        <source>{name} draws {count} cards</source>
        <translation>{name} {count} kâğıt çekti</translation>
    </message>
    <message>
        <source>{name} drew a card that fits</source>
        <translation>{name} uyan bir kâğıt çekti</translation>
    </message>
    <message>
        <source>{name} drew a joker and swept {cards}</source>
        <translation>{name} joker çekti, {cards} topladı</translation>
    </message>
    <message>
        <source>{name} drew a joker and takes the Wat and the piles of {names}.</source>
        <translation>{name} joker çekti, Wat’ı topladı; yığınını kaptıran: {names}.</translation>
    </message>
    <message>
        <source>{name} drew a joker and takes the Wat.</source>
        <translation>{name} joker çekti, Wat’ı topladı.</translation>
    </message>
    <message>
        <source>{name} drew the highest card, {card}, and begins.</source>
        <translation>{name} en büyük kâğıdı çekti, {card}; o başlıyor.</translation>
    </message>
    <message>
        <source>{name} drew {card}: no match, into the Wat</source>
        <translation>{name} {card} çekti: eşi yok, Wat’a kondu</translation>
    </message>
    <message>
        <source>{name} drew {card}: onto the own pile, draws again</source>
        <translation>{name} {card} çekti: kendi yığınına; bir daha çekiyor</translation>
    </message>
    <message>
        <source>{name} drew {card}: the pile ({cards}) moves on</source>
        <translation>{name} {card} çekti: yığını ({cards}) gitti</translation>
    </message>
    <message>
        <source>{name} drew {card}: took {taken}, draws again</source>
        <translation>{name} {card} çekti: aldıkları {taken}; bir daha çekiyor</translation>
    </message>
    <message>
        <source>{name} drew {card}: {sum}, draws again</source>
        <translation>{name} {card} çekti: {sum}; bir daha çekiyor</translation>
    </message>
    <message>
        <source>{name} drew: {card}</source>
        <translation>{name}, çektiği: {card}</translation>
    </message>
    <message>
        <source>{name} had no {suits}</source>
        <translation>{name}: elinde {suits} yoktu</translation>
    </message>
    <message>
        <source>{name} hands a card to {to}</source>
        <translation>{name} bir kâğıt veriyor, alan {to}</translation>
    </message>
    <message>
        <source>{name} hands you a card</source>
        <translation>{name} size bir kâğıt veriyor</translation>
    </message>
    <message>
        <source>{name} hands you {card}</source>
        <translation>{name} size {card} verdi</translation>
    </message>
    <message>
        <source>{name} hands {to} a card</source>
        <translation>{name} bir kâğıt verdi, {to} aldı</translation>
    </message>
    <message>
        <source>{name} hands {to} {card}</source>
        <translation>{name} {card} verdi, {to} aldı</translation>
    </message>
    <message>
        <source>{name} holds the two of diamonds and chooses first.</source>
        <translation>Karo 2 {name} elinde; ilk seçim onun.</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation>Sıra: {name}.</translation>
    </message>
    <message>
        <source>{name} leads to the first trick.</source>
        <translation>İlk ele {name} çıkıyor.</translation>
    </message>
    <message>
        <source>{name} made a King: all thirteen tricks!</source>
        <translation>{name} King yaptı: on üç elin on üçü de onun!</translation>
    </message>
    <message>
        <source>{name} marries {first} {second}</source>
        <translation>{name} {first} {second} evlendirdi</translation>
    </message>
    <message>
        <source>{name} misses a turn</source>
        <translation>{name} sırasını kaybetti</translation>
    </message>
    <message>
        <source>{name} named {game}.</source>
        <translation>{name} {game} dedi.</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} pas dedi</translation>
    </message>
    <message>
        <source>{name} played a joker: accept or challenge it.</source>
        <translation>{name} joker oynadı: kabul edin ya da itiraz edin.</translation>
    </message>
    <message>
        <source>{name} plays a joker and names {suit}</source>
        <translation>{name} joker oynadı, istediği renk {suit}</translation>
    </message>
    <message>
        <source>{name} plays a joker, the last card</source>
        <translation>{name} son kâğıdı olan jokeri oynadı</translation>
    </message>
    <message>
        <source>{name} plays {card}</source>
        <translation>{name} {card} oynadı</translation>
    </message>
    <message>
        <source>{name} takes it</source>
        <translation>Eli {name} aldı</translation>
    </message>
    <message>
        <source>{name} takes it, {points}</source>
        <translation>Eli {name} aldı, {points}</translation>
    </message>
    <message>
        <source>{name} takes the joker back</source>
        <translation>{name} jokeri geri aldı</translation>
    </message>
    <message>
        <source>{name} takes {cards} off the pile of {names}.</source>
        <translation>{name} {cards} kaptı; kaptıran: {names}.</translation>
    </message>
    <message>
        <source>{name} takes {cards} off your pile.</source>
        <translation>{name} yığınınızdan {cards} kaptı.</translation>
    </message>
    <message>
        <source>{name} tied for the highest card, {card}, drew {more} and begins.</source>
        <translation>{name} en büyük kâğıtta berabere kaldı, {card}; sonra {more} çekti, o başlıyor.</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <translation>{name} {card}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{number} worlds</source>
        <translation>{number} olasılık</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} / {whole}</translation>
    </message>
    <message>
        <source>{part} of {whole} ({percent} %)</source>
        <translation>{part} / {whole} (%{percent})</translation>
    </message>
    <message>
        <source>{penalties} pen. · {trumps} trump left</source>
        <translation>kalan: {penalties} ceza · {trumps} koz</translation>
    </message>
    <message>
        <source>{pile}, {count} of its rank</source>
        <translation>{pile}, aynı değerden {count}</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place}/{count}</translation>
    </message>
    <message>
        <source>{place}: {count}</source>
        <translation>{place}: {count}</translation>
    </message>
    <message>
        <source>{points} a heart</source>
        <translation>Her kupa {points}</translation>
    </message>
    <message>
        <source>{points} a queen</source>
        <translation>Her kız {points}</translation>
    </message>
    <message>
        <source>{points} a trick</source>
        <translation>Her el {points}</translation>
    </message>
    <message>
        <source>{points} each</source>
        <translation>Her biri {points}</translation>
    </message>
    <message>
        <source>{points} in all</source>
        <translation>Hepsi {points}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>{round}, you {points}.</source>
        <translation>{round}, siz {points}.</translation>
    </message>
    <message>
        <source>{round}. {aim}</source>
        <translation>{round}. {aim}</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} ve {last}</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} ya da {last}</translation>
    </message>
    <message>
        <source>{suit}: {ranks}</source>
        <translation>{suit}: {ranks}</translation>
    </message>
    <message>
        <source>{title} (practice)</source>
        <translation>{title} (alıştırma)</translation>
    </message>
    <message>
        <source>{told} {wrong} (Technical detail: {why})</source>
        <translation>{told} {wrong} (Teknik ayrıntı: {why})</translation>
    </message>
    <message>
        <source>{took}: {points}</source>
        <translation>{took}: {points}</translation>
    </message>
    <message>
        <source>{words} (key {key})</source>
        <translation>{words} ({key} tuşu)</translation>
    </message>
    <message>
        <source>{words}, not possible now</source>
        <translation>{words}, şu anda olmaz</translation>
    </message>
    <message>
        <source>“A joker!”</source>
        <translation>“Joker!”</translation>
    </message>
    <message>
        <source>“Caught!”</source>
        <translation>“Yakaladım!”</translation>
    </message>
    <message>
        <source>“I believe it.”</source>
        <translation>“İnandım.”</translation>
    </message>
    <message>
        <source>“I doubt it!”</source>
        <translation>“İtiraz!”</translation>
    </message>
    <message>
        <source>“I pass.”</source>
        <translation>“Pas.”</translation>
    </message>
    <message>
        <source>“King!”</source>
        <translation>“Papaz!”</translation>
    </message>
    <message>
        <source>“One card!”</source>
        <translation>“Tek kâğıt!”</translation>
    </message>
    <message>
        <source>“Trump, kings are losers!”</source>
        <translation>“Koz! Papazlar kaybeder!”</translation>
    </message>
    <message>
        <source>“{words}!”</source>
        <translation>“{words}!”</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About King Table</source>
        <translation>King Table hakkında</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Four card games around the King, against fair opponents.</source>
        <translation>Dürüst rakiplere karşı, King çevresinde dört kâğıt oyunu.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lisanslar</translation>
    </message>
    <message>
        <source>Nothing leaves this machine: no account, no network, no measuring of what you do.</source>
        <translation>Bu bilgisayardan dışarı hiçbir şey çıkmaz: ne hesap, ne ağ, ne de yaptıklarınızın ölçülmesi.</translation>
    </message>
    <message>
        <source>Texts of the licences</source>
        <translation>Lisans metinleri</translation>
    </message>
    <message>
        <source>Version {version}, with Qt {qt}</source>
        <translation>Sürüm {version}, Qt {qt} ile</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>The report is in the clipboard. It names nobody.</source>
        <translation>Rapor panoya kopyalandı. İçinde kimsenin adı yok.</translation>
    </message>
    <message>
        <source>This match cannot be opened.</source>
        <translation>Bu parti açılamıyor.</translation>
    </message>
</context>
<context>
    <name>AvatarButton</name>
    <message>
        <source>Choose another picture</source>
        <translation>Başka bir resim seç</translation>
    </message>
    <message>
        <source>Picture {number}</source>
        <translation>Resim {number}</translation>
    </message>
    <message>
        <source>{whose}: picture {number} of {count}</source>
        <translation>{whose}: resim {number}/{count}</translation>
    </message>
</context>
<context>
    <name>AvatarPicker</name>
    <message>
        <source>Picture {number} of {count}</source>
        <translation>Resim {number}/{count}</translation>
    </message>
</context>
<context>
    <name>BalanceChart</name>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Understood</source>
        <translation>Anladım</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Uyarı</translation>
    </message>
</context>
<context>
    <name>BarButtons</name>
    <message>
        <source>Hint</source>
        <translation>İpucu</translation>
    </message>
</context>
<context>
    <name>CardCounter</name>
    <message>
        <source>Cards seen in this deal</source>
        <translation>Bu oyunda görülen kâğıtlar</translation>
    </message>
</context>
<context>
    <name>CardsDialog</name>
    <message>
        <source>A wheel of petals before rays.</source>
        <translation>Işınların önünde taç yapraklı bir çark.</translation>
    </message>
    <message>
        <source>As the theme</source>
        <translation>Temaya göre</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kâğıtların sırtı</translation>
    </message>
    <message>
        <source>Blocks of stars, as in a patchwork.</source>
        <translation>Kırkyamadaki gibi yıldızlı kareler.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kâğıtlar</translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation>Değişiklikler hemen geçerli olur.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Renklerin boyası</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>Deco</source>
        <translation>Art deko</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Dört renk</translation>
    </message>
    <message>
        <source>Four colours that differ in deutan vision.</source>
        <translation>Deutan görüşte ayırt edilen dört renk.</translation>
    </message>
    <message>
        <source>Four colours that differ in protan vision.</source>
        <translation>Protan görüşte ayırt edilen dört renk.</translation>
    </message>
    <message>
        <source>Four colours that differ in tritan vision.</source>
        <translation>Tritan görüşte ayırt edilen dört renk.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Yüksek karşıtlık</translation>
    </message>
    <message>
        <source>Kilim</source>
        <translation>Kilim</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Büyük</translation>
    </message>
    <message>
        <source>Mesob</source>
        <translation>Mesob</translation>
    </message>
    <message>
        <source>One large rank and suit, one suit in the middle.</source>
        <translation>Büyük bir değer ve renk, ortada tek bir renk.</translation>
    </message>
    <message>
        <source>Quilt</source>
        <translation>Kırkyama</translation>
    </message>
    <message>
        <source>Rank and suit in the corner</source>
        <translation>Değer ve renk köşede</translation>
    </message>
    <message>
        <source>Rings of triangles, as on a basket table.</source>
        <translation>Sepet masadaki gibi üçgen halkaları.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standart</translation>
    </message>
    <message>
        <source>Stepped lozenges, as in a woven rug.</source>
        <translation>Dokuma kilimdeki gibi basamaklı baklavalar.</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>İki renk</translation>
    </message>
    <message>
        <source>Two colours; in the theme of high contrast the four strong ones.</source>
        <translation>İki renk; yüksek karşıtlık temasında dört güçlü renk.</translation>
    </message>
    <message>
        <source>Weak blue</source>
        <translation>Mavi zayıf</translation>
    </message>
    <message>
        <source>Weak green</source>
        <translation>Yeşil zayıf</translation>
    </message>
    <message>
        <source>Weak red</source>
        <translation>Kırmızı zayıf</translation>
    </message>
</context>
<context>
    <name>ChoiceGrid</name>
    <message>
        <source>Choices: who named what in which deal</source>
        <translation>Seçimler: hangi oyunda kim ne söyledi</translation>
    </message>
</context>
<context>
    <name>ChoicesModel</name>
    <message>
        <source>Deal {number}: you choose</source>
        <translation>{number}. oyun: Siz söyleyeceksiniz</translation>
    </message>
    <message>
        <source>Deal {number}: you choose now</source>
        <translation>{number}. oyun: Şimdi siz söylüyorsunuz</translation>
    </message>
    <message>
        <source>Deal {number}: {game}, named by you</source>
        <translation>{number}. oyun: {game}, siz söylediniz</translation>
    </message>
    <message>
        <source>Deal {number}: {game}, named by {name}</source>
        <translation>{number}. oyun: {game}, {name} söyledi</translation>
    </message>
    <message>
        <source>Deal {number}: {name} chooses</source>
        <translation>{number}. oyun: {name} söyleyecek</translation>
    </message>
    <message>
        <source>Deal {number}: {name} chooses now</source>
        <translation>{number}. oyun: Şimdi {name} söylüyor</translation>
    </message>
    <message>
        <source>now</source>
        <translation>şimdi</translation>
    </message>
</context>
<context>
    <name>ClassicKingBar</name>
    <message>
        <source>Sheet</source>
        <translation>Yazboz</translation>
    </message>
    <message>
        <source>{number}/{all}</source>
        <translation>{number}/{all}</translation>
    </message>
</context>
<context>
    <name>ClassicKingFinal</name>
    <message>
        <source>Fourteen rounds, and nobody did better. Well played!</source>
        <translation>On dört tur bitti, kimse sizi geçemedi. Elinize sağlık!</translation>
    </message>
    <message>
        <source>The next fourteen rounds start at zero again.</source>
        <translation>Sonraki on dört tur yine sıfırdan başlar.</translation>
    </message>
</context>
<context>
    <name>ClassicKingScoresheet</name>
    <message>
        <source>Balance after {count} rounds</source>
        <translation>{count} tur sonunda denge</translation>
    </message>
    <message>
        <source>Classic King · {played}</source>
        <translation>Klasik King · {played}</translation>
    </message>
    <message>
        <source>Left figure: this round, the best in bold. Right figure: running total.</source>
        <translation>Soldaki sayı: bu tur, en iyisi kalın. Sağdaki sayı: genel toplam.</translation>
    </message>
    <message>
        <source>Penalty rounds: {penalties}, {lost}. Bonus rounds: {bonuses}, {earned}.</source>
        <translation>Ceza turları: {penalties}, {lost}. Ödül turları: {bonuses}, {earned}.</translation>
    </message>
    <message>
        <source>{count} of {all} rounds played</source>
        <translation>{all} turdan {count} oynandı</translation>
    </message>
</context>
<context>
    <name>ClassicKingSide</name>
    <message>
        <source>1 round</source>
        <translation>1 tur</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Bütün turlar</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kâğıtlar</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geçmiş</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Son el</translation>
    </message>
    <message>
        <source>round</source>
        <translation>tur</translation>
    </message>
    <message>
        <source>round {round}, trick {trick}</source>
        <translation>{round}. tur, {trick}. el</translation>
    </message>
    <message>
        <source>{count} rounds</source>
        <translation>{count} tur</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;About King Table</source>
        <translation>King Table &amp;hakkında</translation>
    </message>
    <message>
        <source>&amp;Card counter</source>
        <translation>&amp;Kâğıt sayacı</translation>
    </message>
    <message>
        <source>&amp;Cards…</source>
        <translation>&amp;Kâğıtlar…</translation>
    </message>
    <message>
        <source>&amp;Fair play</source>
        <translation>&amp;Dürüst oyun</translation>
    </message>
    <message>
        <source>&amp;Finish the deal fast</source>
        <translation>Oyunu &amp;hızla bitir</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Tam ekran</translation>
    </message>
    <message>
        <source>&amp;Highlight playable cards</source>
        <translation>&amp;Oynanabilenleri belirt</translation>
    </message>
    <message>
        <source>&amp;Home screen</source>
        <translation>A&amp;na ekran</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Nasıl oynanır</translation>
    </message>
    <message>
        <source>&amp;How to play {game}</source>
        <translation>{game} &amp;nasıl oynanır</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Tuşlar…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Yeni parti…</translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation>Parti &amp;aç…</translation>
    </message>
    <message>
        <source>&amp;Opponents…</source>
        <translation>&amp;Rakipler…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Tercihler…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Çı&amp;k</translation>
    </message>
    <message>
        <source>&amp;Scoresheet</source>
        <translation>Ya&amp;zboz</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Geri al</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>İ&amp;pucu</translation>
    </message>
    <message>
        <source>H&amp;istory…</source>
        <translation>&amp;Geçmiş…</translation>
    </message>
    <message>
        <source>Loo&amp;k back on the last deal…</source>
        <translation>&amp;Son oyuna bakış…</translation>
    </message>
    <message>
        <source>P&amp;layers…</source>
        <translation>&amp;Oyuncular…</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Yeniden oyna</translation>
    </message>
    <message>
        <source>Read the ta&amp;ble</source>
        <translation>&amp;Masayı oku</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Ses</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>İ&amp;statistikler…</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>&amp;Yan panel</translation>
    </message>
    <message>
        <source>Table &amp;rules of this match…</source>
        <translation>Bu partinin masa &amp;kuralları…</translation>
    </message>
    <message>
        <source>Word of person {number} out of turn</source>
        <translation>{number}. kişinin araya girmesi</translation>
    </message>
</context>
<context>
    <name>ContinuePanel</name>
    <message>
        <source>A new match</source>
        <translation>Yeni bir parti</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Nasıl oynanır</translation>
    </message>
    <message>
        <source>Play King</source>
        <translation>King oyna</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Yazboz</translation>
    </message>
    <message>
        <source>Twenty deals against three opponents. Name the game, then dodge the king of hearts.</source>
        <translation>Üç rakibe karşı yirmi oyun. Oyunu siz söyleyin, sonra Rıfkı’dan kaçın.</translation>
    </message>
    <message>
        <source>Twenty deals of King</source>
        <translation>Yirmi oyunluk King</translation>
    </message>
    <message>
        <source>Welcome to the table</source>
        <translation>Masaya hoş geldiniz</translation>
    </message>
    <message>
        <source>Your first game of King</source>
        <translation>İlk King partiniz</translation>
    </message>
</context>
<context>
    <name>ContractTile</name>
    <message>
        <source>Clubs</source>
        <translation>Sinek</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Kupa</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Maça</translation>
    </message>
    <message>
        <source>closed: {reason}</source>
        <translation>kapalı: {reason}</translation>
    </message>
    <message>
        <source>open</source>
        <translation>açık</translation>
    </message>
    <message>
        <source>open once more</source>
        <translation>bir kez daha açık</translation>
    </message>
    <message>
        <source>open twice</source>
        <translation>iki kez açık</translation>
    </message>
</context>
<context>
    <name>CounterModel</name>
    <message>
        <source>{card}: in your hand</source>
        <translation>{card}: elinizde</translation>
    </message>
    <message>
        <source>{card}: not seen yet</source>
        <translation>{card}: daha görülmedi</translation>
    </message>
    <message>
        <source>{card}: on the table</source>
        <translation>{card}: masada</translation>
    </message>
    <message>
        <source>{card}: played</source>
        <translation>{card}: oynandı</translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Pass to {name}</source>
        <translation>Sıra {name} oyuncusunda</translation>
    </message>
    <message>
        <source>Show the cards of {name}</source>
        <translation>{name} oyuncusunun kâğıtlarını göster</translation>
    </message>
    <message>
        <source>The cards lie face down until then.</source>
        <translation>O zamana kadar kâğıtlar kapalı durur.</translation>
    </message>
    <message>
        <source>{name}, press Space when nobody else is looking.</source>
        <translation>{name}, başka kimse bakmıyorken Boşluk tuşuna basın.</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Home</source>
        <translation>Ana ekran</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Yeni parti</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Document (*.pdf)</source>
        <translation>Belge (*.pdf)</translation>
    </message>
    <message>
        <source>Document as PDF…</source>
        <translation>PDF belgesi olarak…</translation>
    </message>
    <message>
        <source>Export the scoresheet</source>
        <translation>Yazbozu dışa aktar</translation>
    </message>
    <message>
        <source>Printing is not available on this system.</source>
        <translation>Bu sistemde yazdırılamıyor.</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Yazdır…</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tablo (*.csv)</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>CSV tablosu olarak…</translation>
    </message>
    <message>
        <source>The scoresheet was written to {path}.</source>
        <translation>Yazboz şuraya yazıldı: {path}.</translation>
    </message>
    <message>
        <source>{path} cannot be written. (Technical detail: {why})</source>
        <translation>{path} yazılamıyor. (Teknik ayrıntı: {why})</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>Balance</source>
        <translation>Denge</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Sağlama</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Yazboz</translation>
    </message>
    <message>
        <source>The four totals add up to {points}.</source>
        <translation>Dört toplamın tutarı {points}.</translation>
    </message>
    <message>
        <source>The totals are right.</source>
        <translation>Toplamlar doğru.</translation>
    </message>
</context>
<context>
    <name>Final</name>
    <message>
        <source>Scoresheet</source>
        <translation>Yazboz</translation>
    </message>
    <message>
        <source>Second place, {points} points behind: a close one. Well played!</source>
        <translation>{points} puan farkla ikinci: kıl payı. Elinize sağlık!</translation>
    </message>
    <message>
        <source>Third place, {points} points behind. {again}</source>
        <translation>{points} puan farkla üçüncü. {again}</translation>
    </message>
    <message>
        <source>You share the win!</source>
        <translation>Galibiyeti paylaştınız!</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Partiyi kazandınız!</translation>
    </message>
    <message>
        <source>total</source>
        <translation>toplam</translation>
    </message>
    <message>
        <source>{names} won the match</source>
        <translation>Partiyi {names} kazandı</translation>
    </message>
    <message>
        <source>{points} points behind this time. Every match deals new cards; another one?</source>
        <translation>Bu kez {points} puan geride kaldınız. Her partide kâğıtlar yenidir; bir daha?</translation>
    </message>
</context>
<context>
    <name>FinalPanel</name>
    <message>
        <source>King points earned: {points}</source>
        <translation>Kazanılan King puanı: {points}</translation>
    </message>
    <message>
        <source>Kings made {points}</source>
        <translation>yapılan King {points}</translation>
    </message>
    <message>
        <source>Nobody did better. Well played!</source>
        <translation>Kimse sizi geçemedi. Elinize sağlık!</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Yazboz</translation>
    </message>
    <message>
        <source>The next twenty deals start at zero again.</source>
        <translation>Sonraki yirmi oyun yine sıfırdan başlar.</translation>
    </message>
    <message>
        <source>The ring was kinder to others this time. It is laid anew in every match; another one?</source>
        <translation>Halka bu kez başkalarına güldü. Her partide yeniden dizilir; bir daha?</translation>
    </message>
    <message>
        <source>Twenty deals, and nobody did better. Well played!</source>
        <translation>Yirmi oyun bitti, kimse sizi geçemedi. Elinize sağlık!</translation>
    </message>
    <message>
        <source>You share the win!</source>
        <translation>Galibiyeti paylaştınız!</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Partiyi kazandınız!</translation>
    </message>
    <message>
        <source>Your team wins the match!</source>
        <translation>Partiyi takımınız kazandı!</translation>
    </message>
    <message>
        <source>deals won {points}</source>
        <translation>kazanılan oyunlar {points}</translation>
    </message>
    <message>
        <source>match won {points}</source>
        <translation>kazanılan parti {points}</translation>
    </message>
    <message>
        <source>{names} won the match</source>
        <translation>Partiyi {names} kazandı</translation>
    </message>
</context>
<context>
    <name>HandsModel</name>
    <message>
        <source>Dealer</source>
        <translation>Dağıtan</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>El</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Bitiren</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>hiç kimse</translation>
    </message>
    <message>
        <source>{entry}, total {total}</source>
        <translation>{entry}, toplam {total}</translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>All games</source>
        <translation>Bütün oyunlar</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>Bu masada</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>İçindekiler</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Dürüst oyun</translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation>Bu sayfada ara</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Nasıl oynanır</translation>
    </message>
    <message>
        <source>How {game} is played</source>
        <translation>{game} nasıl oynanır</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Sonraki</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>Bu sayfada yok</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Önceki</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>{game} kuralları</translation>
    </message>
    <message>
        <source>The games of the table</source>
        <translation>Masanın oyunları</translation>
    </message>
    <message>
        <source>The usual table</source>
        <translation>Olağan masa</translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>History</source>
        <translation>Geçmiş</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>All games</source>
        <translation>Bütün oyunlar</translation>
    </message>
    <message>
        <source>Any name</source>
        <translation>Herhangi bir ad</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Copy a report</source>
        <translation>Rapor kopyala</translation>
    </message>
    <message>
        <source>Finished matches, the newest first</source>
        <translation>Biten partiler, en yenisi önce</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Başlangıç</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geçmiş</translation>
    </message>
    <message>
        <source>Matches found: {count}</source>
        <translation>Bulunan parti: {count}</translation>
    </message>
    <message>
        <source>No match is finished yet.</source>
        <translation>Daha biten parti yok.</translation>
    </message>
    <message>
        <source>No match is like that.</source>
        <translation>Böyle bir parti yok.</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Yeniden oyna</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>Record, version and settings, for whoever looks into a fault; it names nobody</source>
        <translation>Kayıt, sürüm ve ayarlar; bir hataya bakacak olanlar için. İçinde kimsenin adı yok</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Baştan izle</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Yazboz</translation>
    </message>
    <message>
        <source>The same deal number once more, as practice that counts nowhere</source>
        <translation>Aynı dağıtım numarasıyla bir daha; hiçbir yerde sayılmayan alıştırma olarak</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Bitiş</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Further unfinished matches: {count}</source>
        <translation>Başka yarım parti: {count}</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>İyi günler</translation>
    </message>
    <message>
        <source>Good afternoon, {name}</source>
        <translation>İyi günler, {name}</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>İyi akşamlar</translation>
    </message>
    <message>
        <source>Good evening, {name}</source>
        <translation>İyi akşamlar, {name}</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Günaydın</translation>
    </message>
    <message>
        <source>Good morning, {name}</source>
        <translation>Günaydın, {name}</translation>
    </message>
    <message>
        <source>King Table</source>
        <translation>King Table</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Yeni oyun</translation>
    </message>
    <message>
        <source>Unfinished matches: {count}</source>
        <translation>Yarım kalan parti: {count}</translation>
    </message>
</context>
<context>
    <name>HowToPlay</name>
    <message>
        <source>All games</source>
        <translation>Bütün oyunlar</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Nasıl oynanır</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tuşlar ve fare</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>{game} kuralları</translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>Press a key …</source>
        <translation>Bir tuşa basın …</translation>
    </message>
    <message>
        <source>Press the new key for “{command}”, or Esc.</source>
        <translation>“{command}” için yeni tuşa ya da Esc tuşuna basın.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>yok</translation>
    </message>
    <message>
        <source>{command}: {key}</source>
        <translation>{command}: {key}</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>All commands have their usual keys.</source>
        <translation>Bütün komutlar her zamanki tuşlarında.</translation>
    </message>
    <message>
        <source>All usual keys</source>
        <translation>Her zamanki tuşlar</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>Her masada</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Komutlar</translation>
    </message>
    <message>
        <source>In {game}</source>
        <translation>{game} oyununda</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tuşlar</translation>
    </message>
    <message>
        <source>To change the key of a command, press its button, then the new key.</source>
        <translation>Bir komutun tuşunu değiştirmek için düğmesine, sonra yeni tuşa basın.</translation>
    </message>
    <message>
        <source>{key} cannot be chosen: take a function key, or one with Ctrl.</source>
        <translation>{key} seçilemez: bir işlev tuşu ya da Ctrl ile bir tuş seçin.</translation>
    </message>
    <message>
        <source>{key} is already the key of “{command}”.</source>
        <translation>{key} zaten “{command}” komutunun tuşu.</translation>
    </message>
    <message>
        <source>“{command}” has the key {key} now.</source>
        <translation>“{command}” komutunun tuşu artık {key}.</translation>
    </message>
</context>
<context>
    <name>KingAtAGlance</name>
    <message>
        <source>King at a glance</source>
        <translation>Bir bakışta King</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Koz</translation>
    </message>
</context>
<context>
    <name>KingsReverseBoard</name>
    <message>
        <source>Accept</source>
        <translation>Kabul et</translation>
    </message>
    <message>
        <source>Both orders fit: which card shall lie on top?</source>
        <translation>İki sıra da uyuyor: hangi kâğıt üstte kalsın?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Catch {name}</source>
        <translation>Yakala: {name}</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>İtiraz et</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Sinek</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Devam</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Kâğıt çek</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Kupa</translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation>Evlilik</translation>
    </message>
    <message>
        <source>Marriage {first} {second}</source>
        <translation>Evlilik {first} {second}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Maça</translation>
    </message>
    <message>
        <source>a bluff: {player} draws {count} – lawful: you draw {more}</source>
        <translation>blöfse {player} {count} çeker – değilse siz {more} çekersiniz</translation>
    </message>
    <message>
        <source>a card of yours fits</source>
        <translation>uyan kâğıdınız var</translation>
    </message>
    <message>
        <source>before the catch</source>
        <translation>yakalanmadan önce</translation>
    </message>
    <message>
        <source>before you are caught</source>
        <translation>yakalanmadan önce</translation>
    </message>
    <message>
        <source>before you play</source>
        <translation>oynamadan önce</translation>
    </message>
    <message>
        <source>called</source>
        <translation>söylendi</translation>
    </message>
    <message>
        <source>king and queen as one play</source>
        <translation>papaz ve kız bir arada</translation>
    </message>
    <message>
        <source>must be played if it fits</source>
        <translation>uyarsa oynanır</translation>
    </message>
    <message>
        <source>no call: draws two</source>
        <translation>demedi: iki çeker</translation>
    </message>
    <message>
        <source>nothing fits</source>
        <translation>uyan kâğıt yok</translation>
    </message>
    <message>
        <source>stack is not empty</source>
        <translation>kapalı deste bitmedi</translation>
    </message>
    <message>
        <source>the stack is empty</source>
        <translation>kapalı deste boş</translation>
    </message>
    <message>
        <source>with two or three cards</source>
        <translation>iki ya da üç kâğıtla</translation>
    </message>
    <message>
        <source>without a word</source>
        <translation>bir şey demeden</translation>
    </message>
    <message>
        <source>you draw {count} and miss the turn</source>
        <translation>{count} çeker, sıranızı kaybedersiniz</translation>
    </message>
    <message>
        <source>{card} alone</source>
        <translation>yalnız {card}</translation>
    </message>
    <message>
        <source>{first}, on it {second}</source>
        <translation>altta {first}, üstte {second}</translation>
    </message>
    <message>
        <source>{name} catches {caught}</source>
        <translation>{name} yakalıyor: {caught}</translation>
    </message>
    <message>
        <source>{name}: {call}</source>
        <translation>{name}: {call}</translation>
    </message>
</context>
<context>
    <name>LastMatches</name>
    <message>
        <source>Last matches</source>
        <translation>Son partiler</translation>
    </message>
    <message>
        <source>{game}: {place}</source>
        <translation>{game}: {place}</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Daha alınan el yok.</translation>
    </message>
    <message>
        <source>You took it</source>
        <translation>Eli siz aldınız</translation>
    </message>
    <message>
        <source>You took it: {points}</source>
        <translation>Eli siz aldınız: {points}</translation>
    </message>
    <message>
        <source>{name} took it</source>
        <translation>Eli {name} aldı</translation>
    </message>
    <message>
        <source>{name} took it: {points}</source>
        <translation>Eli {name} aldı: {points}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lisanslar</translation>
    </message>
    <message>
        <source>Parts of the program</source>
        <translation>Programın parçaları</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Lisans metni</translation>
    </message>
</context>
<context>
    <name>LookBackDialog</name>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Geriye bakış</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Neler oldu</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Neden?</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>King Table</source>
        <translation>King Table</translation>
    </message>
    <message>
        <source>This is practice and counts nowhere.</source>
        <translation>Bu bir alıştırma, hiçbir yerde sayılmaz.</translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Delete it for good</source>
        <translation>Tamamen sil</translation>
    </message>
    <message>
        <source>Delete “{title}” with {players}?</source>
        <translation>“{title}” silinsin mi? Oyuncular: {players}.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Sil…</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Oynamayı sürdür</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Kalsın</translation>
    </message>
    <message>
        <source>No unfinished match is left.</source>
        <translation>Yarım kalan parti yok.</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Yarım kalan partiler</translation>
    </message>
</context>
<context>
    <name>MatchesModel</name>
    <message>
        <source>Match</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Kayıt</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Oyun</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Yardım</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Masa</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Ayarlar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Görünüm</translation>
    </message>
    <message>
        <source>Play &amp;as</source>
        <translation>Oynaya&amp;n</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Read rule {rule}</source>
        <translation>{rule} kuralını oku</translation>
    </message>
    <message>
        <source>Rule ›</source>
        <translation>Kural ›</translation>
    </message>
</context>
<context>
    <name>MishapDialog</name>
    <message>
        <source>Copied.</source>
        <translation>Kopyalandı.</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Raporu kopyala</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Nothing is sent anywhere. The report holds this fault and the cards of the match, but no names; copy it if you want to ask for the fault to be mended.</source>
        <translation>Hiçbir yere bir şey gönderilmez. Raporda bu hata ve partinin kâğıtları vardır, adlar yoktur; hatanın giderilmesini isteyecekseniz kopyalayın.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Çık</translation>
    </message>
    <message>
        <source>Report of the fault</source>
        <translation>Hata raporu</translation>
    </message>
    <message>
        <source>Show the log files</source>
        <translation>Günlükleri göster</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Bir şeyler ters gitti</translation>
    </message>
    <message>
        <source>That was a fault of the program. Your match is saved, and goes on where it was.</source>
        <translation>Bu, programın bir hatasıydı. Partiniz kaydedildi, kaldığı yerden sürecek.</translation>
    </message>
    <message>
        <source>That was a fault of the program. Your matches are saved.</source>
        <translation>Bu, programın bir hatasıydı. Partileriniz kaydedildi.</translation>
    </message>
</context>
<context>
    <name>NamingPanel</name>
    <message>
        <source>All {count} trumps are played</source>
        <translation>{count} kozun hepsi oynandı</translation>
    </message>
    <message>
        <source>Left for all</source>
        <translation>Kalan (ortak)</translation>
    </message>
    <message>
        <source>Left for you</source>
        <translation>Kalan hakkınız</translation>
    </message>
    <message>
        <source>Name it</source>
        <translation>Söyle</translation>
    </message>
    <message>
        <source>Name the game of deal {number}</source>
        <translation>{number}. oyunun adını söyleyin</translation>
    </message>
    <message>
        <source>Penalty games</source>
        <translation>Ceza oyunları</translation>
    </message>
    <message>
        <source>Played in {deals}</source>
        <translation>Oynandı: {deals}</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Kural</translation>
    </message>
    <message>
        <source>Rules of this choice</source>
        <translation>Bu seçimin kuralları</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Koz</translation>
    </message>
    <message>
        <source>You look at your own hand only; nobody has played yet.</source>
        <translation>Yalnız kendi elinize bakıyorsunuz; daha kimse oynamadı.</translation>
    </message>
    <message>
        <source>You were dealt the two of diamonds, so the first choice is yours.</source>
        <translation>Karo 2 size geldi; ilk seçim sizin.</translation>
    </message>
    <message>
        <source>Your {penalties} are used up</source>
        <translation>{penalties} hakkınız doldu</translation>
    </message>
    <message>
        <source>Your {trumps} are used up</source>
        <translation>{trumps} hakkınız doldu</translation>
    </message>
    <message>
        <source>each at most twice</source>
        <translation>her biri en çok iki kez</translation>
    </message>
    <message>
        <source>{game}: closed</source>
        <translation>{game}: kapalı</translation>
    </message>
    <message>
        <source>{value} · {count} of {all} open</source>
        <translation>{value} · {count}/{all} açık</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>A deal number is never below 0.</source>
        <translation>Dağıtım numarası 0’dan küçük olamaz.</translation>
    </message>
    <message>
        <source>A deal number is written in digits only.</source>
        <translation>Dağıtım numarası yalnız rakamla yazılır.</translation>
    </message>
    <message>
        <source>Begin the match</source>
        <translation>Partiye başla</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Rastgele</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Dağıtım numarası</translation>
    </message>
    <message>
        <source>Hints allowed</source>
        <translation>İpucu alınabilir</translation>
    </message>
    <message>
        <source>New match of Injera Be Wat or No Kings</source>
        <translation>Yeni parti: Injera Be Wat ya da Papazsız</translation>
    </message>
    <message>
        <source>New match of {game}</source>
        <translation>Yeni {game} partisi</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Oyuncu sayısı</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Varsayılana dön</translation>
    </message>
    <message>
        <source>Table rules</source>
        <translation>Masa kuralları</translation>
    </message>
    <message>
        <source>Taking back allowed</source>
        <translation>Geri almak serbest</translation>
    </message>
    <message>
        <source>The largest deal number is {most}.</source>
        <translation>En büyük dağıtım numarası {most}.</translation>
    </message>
    <message>
        <source>The same number deals the same cards.</source>
        <translation>Aynı numara aynı kâğıtları dağıtır.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Siz</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Adınız</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} oyuncu</translation>
    </message>
</context>
<context>
    <name>NoKingsBar</name>
    <message>
        <source>Drawn</source>
        <translation>Çekilen</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Papaz</translation>
    </message>
    <message>
        <source>Kings out of play</source>
        <translation>Oyundan çıkan papaz</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Deste</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Halka</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Yazboz</translation>
    </message>
    <message>
        <source>Wat</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>Your draw</source>
        <translation>Çektiğiniz</translation>
    </message>
    <message>
        <source>cost the pile</source>
        <translation>yığını götürür</translation>
    </message>
    <message>
        <source>worth 13</source>
        <translation>değeri 13</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>{count} kaldı</translation>
    </message>
    <message>
        <source>{count} with jokers</source>
        <translation>{count}, jokerli</translation>
    </message>
    <message>
        <source>{count} without jokers</source>
        <translation>{count}, jokersiz</translation>
    </message>
</context>
<context>
    <name>NoKingsSheet</name>
    <message>
        <source>Cards captured in every round; the most win it, a tie is won by nobody.</source>
        <translation>Her turda toplanan kâğıtlar; turu en çok toplayan kazanır, berabere turu kimse kazanmaz.</translation>
    </message>
    <message>
        <source>No round is finished yet.</source>
        <translation>Daha biten tur yok.</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Yazboz</translation>
    </message>
</context>
<context>
    <name>NoKingsSheetModel</name>
    <message>
        <source>First player</source>
        <translation>Başlayan</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Kazanılan turlar</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Kazanan</translation>
    </message>
    <message>
        <source>nobody (tie)</source>
        <translation>hiç kimse (berabere)</translation>
    </message>
</context>
<context>
    <name>NoKingsSide</name>
    <message>
        <source>A Joker takes the Wat and all opponents’ piles.</source>
        <translation>Joker, Wat’ı ve bütün rakiplerin yığınlarını toplar.</translation>
    </message>
    <message>
        <source>A Joker takes the Wat and every pile with a King in it.</source>
        <translation>Joker, Wat’ı ve içinde papaz olan her yığını toplar.</translation>
    </message>
    <message>
        <source>A Joker takes the whole Wat.</source>
        <translation>Joker bütün Wat’ı toplar.</translation>
    </message>
    <message>
        <source>A King costs you your whole pile.</source>
        <translation>Papaz çekerseniz bütün yığınınız gider.</translation>
    </message>
    <message>
        <source>A to 10 can be added up; J, Q and K cannot.</source>
        <translation>As ile 10 arası toplanabilir; vale, kız ve papaz toplanamaz.</translation>
    </message>
    <message>
        <source>Any capture: draw again.</source>
        <translation>Ne alırsanız alın, bir daha çekersiniz.</translation>
    </message>
    <message>
        <source>Cards taken this round</source>
        <translation>Bu turda toplanan kâğıtlar</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Nasıl oynanır</translation>
    </message>
    <message>
        <source>Rules in short</source>
        <translation>Kısaca kurallar</translation>
    </message>
    <message>
        <source>Same rank first, else one sum.</source>
        <translation>Önce eş kâğıt, yoksa bir toplam.</translation>
    </message>
    <message>
        <source>Same rank or one sum, as you like.</source>
        <translation>Eş kâğıt ya da bir toplam, seçim sizin.</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Yazboz</translation>
    </message>
    <message>
        <source>The same rank on top of a pile takes its run.</source>
        <translation>Bir yığının üstündeki eş kâğıtlar da alınır.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Neler oldu</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>tur</translation>
    </message>
</context>
<context>
    <name>OpponentFields</name>
    <message>
        <source>Across from you</source>
        <translation>Karşınızda</translation>
    </message>
    <message>
        <source>On your left</source>
        <translation>Solunuzda</translation>
    </message>
    <message>
        <source>On your right</source>
        <translation>Sağınızda</translation>
    </message>
    <message>
        <source>One player sits at two places. Choose somebody else.</source>
        <translation>Bir oyuncu iki yerde oturuyor. Başka birini seçin.</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>{number}. oyuncu</translation>
    </message>
    <message>
        <source>The other player</source>
        <translation>Öteki oyuncu</translation>
    </message>
    <message>
        <source>Your partner, across</source>
        <translation>Karşınızdaki eşiniz</translation>
    </message>
</context>
<context>
    <name>OpponentRow</name>
    <message>
        <source>How this opponent likes to play; it changes the style, not the strength.</source>
        <translation>Bu rakibin nasıl oynamayı sevdiği; gücünü değil, tarzını değiştirir.</translation>
    </message>
    <message>
        <source>Luck decides this game: there is little to choose, for you and for the opponents, whatever their level.</source>
        <translation>Bu oyunda söz şansındır: düzeyleri ne olursa olsun, ne sizin ne rakiplerin seçecek pek bir şeyi olur.</translation>
    </message>
    <message>
        <source>Luck has a large share in this game: a higher level wins somewhat more often, no more.</source>
        <translation>Bu oyunda şansın payı büyüktür: daha yüksek düzey biraz daha sık kazanır, o kadar.</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Kişi</translation>
    </message>
    <message>
        <source>{opponent}: level</source>
        <translation>{opponent}: düzey</translation>
    </message>
    <message>
        <source>{opponent}: temperament</source>
        <translation>{opponent}: huy</translation>
    </message>
    <message>
        <source>{opponent}: which person</source>
        <translation>{opponent}: hangi kişi</translation>
    </message>
</context>
<context>
    <name>OpponentsDialog</name>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Level of {name}</source>
        <translation>{name}, düzeyi</translation>
    </message>
    <message>
        <source>Levels chosen here hold from deal {deal} on.</source>
        <translation>Burada seçilen düzeyler {deal}. oyundan başlayarak geçerlidir.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rakipler</translation>
    </message>
    <message>
        <source>Take these levels</source>
        <translation>Bu düzeylerle oyna</translation>
    </message>
</context>
<context>
    <name>OwnGames</name>
    <message>
        <source>History</source>
        <translation>Geçmiş</translation>
    </message>
    <message>
        <source>King points</source>
        <translation>King puanı</translation>
    </message>
    <message>
        <source>Kings made</source>
        <translation>Yapılan King</translation>
    </message>
    <message>
        <source>No match finished yet.</source>
        <translation>Daha biten parti yok.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>İstatistikler</translation>
    </message>
    <message>
        <source>Wins, King points and the Kings you make will be counted here.</source>
        <translation>Galibiyetleriniz, King puanlarınız ve yaptığınız King’ler burada sayılacak.</translation>
    </message>
    <message>
        <source>You play as a guest.</source>
        <translation>Konuk olarak oynuyorsunuz.</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Oyunlarınız</translation>
    </message>
    <message>
        <source>Your matches are kept in the history and counted for nobody.</source>
        <translation>Partileriniz geçmişte saklanır, kimse için sayılmaz.</translation>
    </message>
    <message>
        <source>won of {played}</source>
        <translation>galibiyet / {played}</translation>
    </message>
</context>
<context>
    <name>PastMatches</name>
    <message>
        <source>Finished</source>
        <translation>Bitiş</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>İşaretler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>{place} {name} {total}</source>
        <translation>{place} {name} {total}</translation>
    </message>
</context>
<context>
    <name>PenaltyChip</name>
    <message>
        <source>{game} ({gloss}): open once more</source>
        <translation>{game} ({gloss}): bir kez daha açık</translation>
    </message>
    <message>
        <source>{game} ({gloss}): open twice</source>
        <translation>{game} ({gloss}): iki kez açık</translation>
    </message>
    <message>
        <source>{game} ({gloss}): played twice, closed</source>
        <translation>{game} ({gloss}): iki kez oynandı, kapalı</translation>
    </message>
    <message>
        <source>{state}; this deal&apos;s game</source>
        <translation>{state}; şimdiki oyun bu</translation>
    </message>
</context>
<context>
    <name>PlayerForm</name>
    <message>
        <source>Add</source>
        <translation>Ekle</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Mavi</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Change a player</source>
        <translation>Oyuncuyu değiştir</translation>
    </message>
    <message>
        <source>Colour of the ring around it</source>
        <translation>Çevresindeki halkanın rengi</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Altın</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Yeşil</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Yeni oyuncu</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Turuncu</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Resim</translation>
    </message>
    <message>
        <source>Preferences begin with those in force now and are kept apart from then on.</source>
        <translation>Tercihler şimdikilerle başlar, sonra ayrı tutulur.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Kırmızı</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Mor</translation>
    </message>
</context>
<context>
    <name>PlayerMenu</name>
    <message>
        <source>Guest</source>
        <translation>Konuk</translation>
    </message>
</context>
<context>
    <name>PlayersDialog</name>
    <message>
        <source>Change…</source>
        <translation>Değiştir…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Tamamen sil</translation>
    </message>
    <message>
        <source>Delete {name}, with preferences and statistics? The matches stay in the history.</source>
        <translation>{name}, tercihleri ve istatistikleriyle silinsin mi? Partiler geçmişte kalır.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Sil…</translation>
    </message>
    <message>
        <source>Everybody has a picture, preferences and statistics of their own. A guest is counted nowhere.</source>
        <translation>Herkesin kendi resmi, tercihleri ve istatistikleri vardır. Konuk hiçbir yerde sayılmaz.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Kalsın</translation>
    </message>
    <message>
        <source>New player…</source>
        <translation>Yeni oyuncu…</translation>
    </message>
    <message>
        <source>Play as this player</source>
        <translation>Bu oyuncuyla oyna</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>{name} (plays now)</source>
        <translation>{name} (şimdi oynuyor)</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>A curtain hides each hand between two turns.</source>
        <translation>Sıra değişirken bir perde elleri gizler.</translation>
    </message>
    <message>
        <source>Manage…</source>
        <translation>Düzenle…</translation>
    </message>
    <message>
        <source>Play as {name}</source>
        <translation>{name} olarak oyna</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncular</translation>
    </message>
    <message>
        <source>Players…</source>
        <translation>Oyuncular…</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>Tercihler…</translation>
    </message>
    <message>
        <source>Several at this computer?</source>
        <translation>Bu bilgisayarda birkaç kişi misiniz?</translation>
    </message>
    <message>
        <source>Who plays, and preferences</source>
        <translation>Kim oynuyor; tercihler</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>A finished trick rests</source>
        <translation>Biten elin masada kalma süresi</translation>
    </message>
    <message>
        <source>A panel beside the table shows which cards have been played.</source>
        <translation>Masanın yanındaki panel hangi kâğıtların oynandığını gösterir.</translation>
    </message>
    <message>
        <source>A running match keeps its names.</source>
        <translation>Süren partide adlar değişmez.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Sistemdeki gibi</translation>
    </message>
    <message>
        <source>Card counter</source>
        <translation>Kâğıt sayacı</translation>
    </message>
    <message>
        <source>Cards fade in at their places instead of travelling; tricks rest as long as ever.</source>
        <translation>Kâğıtlar yol almadan yerlerinde belirir; biten eller eskisi kadar bekler.</translation>
    </message>
    <message>
        <source>Cards, your turn, penalties. M turns it off and on at any time.</source>
        <translation>Kâğıtlar, sıranız, cezalar. M tuşu her zaman açar ya da kapatır.</translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation>Değişiklikler hemen geçerli olur.</translation>
    </message>
    <message>
        <source>Choose the cards…</source>
        <translation>Kâğıtları seç…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Renkler</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Yüksek karşıtlık</translation>
    </message>
    <message>
        <source>Highlight playable cards</source>
        <translation>Oynanabilen kâğıtları belirt</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Anında</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Dil</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Görünüm</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>On your turn, cards that may not be played are dimmed.</source>
        <translation>Sıra sizdeyken oynanamayan kâğıtlar soluk görünür.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Play the only card</source>
        <translation>Tek kâğıdı kendiliğinden oyna</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Tercihler</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Azaltılmış hareket</translation>
    </message>
    <message>
        <source>Settings file</source>
        <translation>Ayar dosyası</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Yavaş</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ses</translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation>Ses açık</translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation>Kâğıtların hızı</translation>
    </message>
    <message>
        <source>Summary after each deal</source>
        <translation>Her oyundan sonra özet</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Yazı boyu</translation>
    </message>
    <message>
        <source>The entries of the deal are shown before the next one.</source>
        <translation>Sonraki oyundan önce o oyunun puanları gösterilir.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Ses düzeyi</translation>
    </message>
    <message>
        <source>When you have no choice, your card is played for you.</source>
        <translation>Başka seçeneğiniz yoksa kâğıdınız sizin yerinize oynanır.</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Adınız</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>%{percent}</translation>
    </message>
    <message>
        <source>{seconds} seconds; a click or Space goes on at once</source>
        <translation>{seconds} saniye; tıklama ya da Boşluk tuşu hemen sürdürür</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Boşluk</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>All hands open</source>
        <translation>Bütün eller açık</translation>
    </message>
    <message>
        <source>As practice that counts nowhere</source>
        <translation>Hiçbir yerde sayılmayan alıştırma olarak</translation>
    </message>
    <message>
        <source>As {name} saw it</source>
        <translation>{name} nasıl gördüyse</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Eller</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Partideki yer</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Buradan oyna</translation>
    </message>
    <message>
        <source>{step} of {last}</source>
        <translation>{step}/{last}</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
</context>
<context>
    <name>RevealPanel</name>
    <message>
        <source>A bluff: something else could be played! {name} takes the joker back and draws four; you play.</source>
        <translation>Blöf: başka kâğıt da oynanabilirdi! {name} jokeri geri alıp dört kâğıt çekiyor; sıra sizde.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Devam</translation>
    </message>
    <message>
        <source>Nothing else could be played: the joker was lawful. You draw six and miss the turn.</source>
        <translation>Başka kâğıt oynanamazdı: joker kurala uygundu. Altı kâğıt çeker, sıranızı kaybedersiniz.</translation>
    </message>
    <message>
        <source>Only you see these cards, and only now.</source>
        <translation>Bu kâğıtları yalnız siz, yalnız şimdi görüyorsunuz.</translation>
    </message>
    <message>
        <source>{name} held these cards beside the joker</source>
        <translation>Joker dışında {name} bu kâğıtları tutuyordu</translation>
    </message>
</context>
<context>
    <name>ReverseBar</name>
    <message>
        <source>Bluffing</source>
        <translation>Blöf</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Yön</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>Deste</translation>
    </message>
    <message>
        <source>Playing to</source>
        <translation>Bitiş</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Yazboz</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Kapalı deste</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>{number}. el</translation>
    </message>
    <message>
        <source>off</source>
        <translation>kapalı</translation>
    </message>
    <message>
        <source>on</source>
        <translation>açık</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>{count} kaldı</translation>
    </message>
    <message>
        <source>{count} with jokers</source>
        <translation>{count}, jokerli</translation>
    </message>
</context>
<context>
    <name>ReverseFinal</name>
    <message>
        <source>Nobody kept fewer points. Well played!</source>
        <translation>Kimse daha az puanda kalmadı. Elinize sağlık!</translation>
    </message>
    <message>
        <source>Only {points} points more than the best: a close one. Well played!</source>
        <translation>En iyiden yalnız {points} puan fazla: kıl payı. Elinize sağlık!</translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>Yazboz</translation>
    </message>
    <message>
        <source>You share the win!</source>
        <translation>Galibiyeti paylaştınız!</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Partiyi kazandınız!</translation>
    </message>
    <message>
        <source>last hand</source>
        <translation>son el</translation>
    </message>
    <message>
        <source>total</source>
        <translation>toplam</translation>
    </message>
    <message>
        <source>{names} won the match</source>
        <translation>Partiyi {names} kazandı</translation>
    </message>
    <message>
        <source>{points} points more than the best this time. New cards, new luck: another one?</source>
        <translation>Bu kez en iyiden {points} puan fazla. Yeni kâğıt, yeni şans: bir daha?</translation>
    </message>
</context>
<context>
    <name>ReverseScores</name>
    <message>
        <source>cards</source>
        <translation>kâğıt</translation>
    </message>
    <message>
        <source>total</source>
        <translation>toplam</translation>
    </message>
    <message>
        <source>{name}, cards: {count}</source>
        <translation>{name}, kâğıt: {count}</translation>
    </message>
    <message>
        <source>{name}, total: {points}</source>
        <translation>{name}, toplam: {points}</translation>
    </message>
</context>
<context>
    <name>ReverseSheet</name>
    <message>
        <source>Left figure: points of the hand. Right figure: total.</source>
        <translation>Soldaki sayı: o elin puanı. Sağdaki sayı: toplam.</translation>
    </message>
    <message>
        <source>No hand is finished yet.</source>
        <translation>Daha biten el yok.</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Dereceler</translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>Yazboz</translation>
    </message>
    <message>
        <source>Tally of all hands</source>
        <translation>Bütün ellerin yazbozu</translation>
    </message>
    <message>
        <source>Totals over the hands</source>
        <translation>Eller boyunca toplamlar</translation>
    </message>
    <message>
        <source>total</source>
        <translation>toplam</translation>
    </message>
    <message>
        <source>{game} · hands played: {count} · to {target}, the lowest total wins</source>
        <translation>{game} · oynanan el: {count} · bitiş {target}, toplamı en az olan kazanır</translation>
    </message>
    <message>
        <source>{name}, total</source>
        <translation>{name}, toplam</translation>
    </message>
</context>
<context>
    <name>ReverseSide</name>
    <message>
        <source>History</source>
        <translation>Geçmiş</translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation>Özel kâğıtlar</translation>
    </message>
    <message>
        <source>Tally</source>
        <translation>Yazboz</translation>
    </message>
    <message>
        <source>Tally of all hands</source>
        <translation>Bütün ellerin yazbozu</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Toplamlar</translation>
    </message>
    <message>
        <source>lowest wins · to {target}</source>
        <translation>en az kazanır · {target}</translation>
    </message>
</context>
<context>
    <name>ReverseSummary</name>
    <message>
        <source>Everybody else adds what is left in hand.</source>
        <translation>Öteki herkes elinde kalanı yazar.</translation>
    </message>
    <message>
        <source>Hand {number}. {line}</source>
        <translation>{number}. el. {line}</translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation>Sonraki el</translation>
    </message>
    <message>
        <source>Nobody can play</source>
        <translation>Kimse oynayamıyor</translation>
    </message>
    <message>
        <source>The match ends at {target}; the highest total is {most}. The lowest wins.</source>
        <translation>Bitiş {target} puan; en yüksek toplam {most}. En az olan kazanır.</translation>
    </message>
    <message>
        <source>The others add what they have left.</source>
        <translation>Ötekiler elinde kalanı yazar.</translation>
    </message>
    <message>
        <source>The stack is empty and nothing fits: everybody adds.</source>
        <translation>Kapalı deste bitti, uyan kâğıt yok: herkes elindekini yazar.</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Sonuca geç</translation>
    </message>
    <message>
        <source>You are out!</source>
        <translation>Elinizi bitirdiniz!</translation>
    </message>
    <message>
        <source>cards left</source>
        <translation>elde kalan</translation>
    </message>
    <message>
        <source>this hand</source>
        <translation>bu el</translation>
    </message>
    <message>
        <source>total</source>
        <translation>toplam</translation>
    </message>
    <message>
        <source>{name} is out</source>
        <translation>{name} elini bitirdi</translation>
    </message>
    <message>
        <source>{target} points are reached: the match is over, the lowest total wins.</source>
        <translation>{target} puan aşıldı: parti bitti, toplamı en az olan kazanır.</translation>
    </message>
</context>
<context>
    <name>Rights</name>
    <message>
        <source>3 penalties + 2 trumps each</source>
        <translation>Herkese 3 ceza + 2 koz</translation>
    </message>
    <message>
        <source>Open to all</source>
        <translation>Herkese açık</translation>
    </message>
    <message>
        <source>Rights left</source>
        <translation>Kalan haklar</translation>
    </message>
    <message>
        <source>{name}: {penalties} and {trumps} left</source>
        <translation>{name}: kalan {penalties}, {trumps}</translation>
    </message>
</context>
<context>
    <name>RoundPanel</name>
    <message>
        <source>Next round</source>
        <translation>Sonraki tur</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Parti bitti</translation>
    </message>
    <message>
        <source>The star counts rounds won.</source>
        <translation>Yıldız kazanılan turları sayar.</translation>
    </message>
    <message>
        <source>{cards} in all piles together; what was left in the Wat goes to nobody.</source>
        <translation>Bütün yığınlarda {cards} var; Wat’ta kalanlar kimsenin değildir.</translation>
    </message>
</context>
<context>
    <name>RoundSheetModel</name>
    <message>
        <source>Contract</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Leads</source>
        <translation>İlk çıkan</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Total after 1 round</source>
        <translation>1 tur sonra toplam</translation>
    </message>
    <message>
        <source>Total after {count} rounds</source>
        <translation>{count} tur sonra toplam</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Toplamlar</translation>
    </message>
    <message>
        <source>{name}, this round</source>
        <translation>{name}, bu tur</translation>
    </message>
    <message>
        <source>{name}, total</source>
        <translation>{name}, toplam</translation>
    </message>
</context>
<context>
    <name>RoundSummary</name>
    <message>
        <source>Final places</source>
        <translation>Son dereceler</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Sonraki</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Sonraki tur</translation>
    </message>
    <message>
        <source>boys: {count}</source>
        <translation>erkek: {count}</translation>
    </message>
    <message>
        <source>hearts: {count}</source>
        <translation>kupa: {count}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>hiç</translation>
    </message>
    <message>
        <source>of the last two: {count}</source>
        <translation>son ikiden: {count}</translation>
    </message>
    <message>
        <source>queens: {count}</source>
        <translation>kız: {count}</translation>
    </message>
    <message>
        <source>this round</source>
        <translation>bu tur</translation>
    </message>
    <message>
        <source>trick {number}</source>
        <translation>{number}. el</translation>
    </message>
    <message>
        <source>tricks {first} and {second}</source>
        <translation>{first}. ve {second}. el</translation>
    </message>
    <message>
        <source>tricks: {count}</source>
        <translation>el: {count}</translation>
    </message>
    <message>
        <source>{value}; {leader}.</source>
        <translation>{value}; {leader}.</translation>
    </message>
</context>
<context>
    <name>ScoreSheetModel</name>
    <message>
        <source>Chooser</source>
        <translation>Söyleyen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Sıra</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Total after 1 deal</source>
        <translation>1 oyun sonra toplam</translation>
    </message>
    <message>
        <source>Total after {count} deals</source>
        <translation>{count} oyun sonra toplam</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Toplamlar</translation>
    </message>
    <message>
        <source>choosing now</source>
        <translation>şimdi söylüyor</translation>
    </message>
    <message>
        <source>{name}, this deal</source>
        <translation>{name}, bu oyun</translation>
    </message>
    <message>
        <source>{name}, total</source>
        <translation>{name}, toplam</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Sum {points}</source>
        <translation>Tutar {points}</translation>
    </message>
    <message>
        <source>The totals are right.</source>
        <translation>Toplamlar doğru.</translation>
    </message>
    <message>
        <source>total</source>
        <translation>toplam</translation>
    </message>
    <message>
        <source>{name}, total: {points}</source>
        <translation>{name}, toplam: {points}</translation>
    </message>
    <message>
        <source>{name}, {running}: {points}</source>
        <translation>{name}, {running}: {points}</translation>
    </message>
    <message>
        <source>{sum} = {origin}</source>
        <translation>{sum} = {origin}</translation>
    </message>
</context>
<context>
    <name>ScoresheetPage</name>
    <message>
        <source>Balance after {count} deals</source>
        <translation>{count} oyun sonunda denge</translation>
    </message>
    <message>
        <source>King · {played}</source>
        <translation>King · {played}</translation>
    </message>
    <message>
        <source>Left figure: this deal, the best in bold. Right figure: running total.</source>
        <translation>Soldaki sayı: bu oyun, en iyisi kalın. Sağdaki sayı: genel toplam.</translation>
    </message>
    <message>
        <source>Trump deals: {trumps}, {earned}. Penalty deals: {penalties}, {lost}.</source>
        <translation>Koz oyunları: {trumps}, {earned}. Ceza oyunları: {penalties}, {lost}.</translation>
    </message>
    <message>
        <source>{count} of {all} deals played</source>
        <translation>{all} oyundan {count} oynandı</translation>
    </message>
</context>
<context>
    <name>SecondCopy</name>
    <message>
        <source>Another copy is using the matches in {folder}. Two at once could push out each other’s saves.</source>
        <translation>Başka bir kopya {folder} içindeki partileri kullanıyor. İkisi birden birbirinin kayıtlarını ezebilir.</translation>
    </message>
    <message>
        <source>King Table</source>
        <translation>King Table</translation>
    </message>
    <message>
        <source>King Table is open already.</source>
        <translation>King Table zaten açık.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Çık</translation>
    </message>
    <message>
        <source>Show the open window</source>
        <translation>Açık pencereyi göster</translation>
    </message>
    <message>
        <source>The other copy does not answer. Close it, then start King Table again.</source>
        <translation>Öbür kopya yanıt vermiyor. Onu kapatın, sonra King Table’ı yeniden başlatın.</translation>
    </message>
</context>
<context>
    <name>SettingsFiles</name>
    <message>
        <source>All files (*)</source>
        <translation>Tüm dosyalar (*)</translation>
    </message>
    <message>
        <source>Everything chosen here, with names, table rules and keys.</source>
        <translation>Burada seçilen her şey; adlar, masa kuralları ve tuşlarla birlikte.</translation>
    </message>
    <message>
        <source>Export the settings</source>
        <translation>Ayarları dışa aktar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Dışa aktar…</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Ayarları içe aktar</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>İçe aktar…</translation>
    </message>
    <message>
        <source>Nothing was changed. {file} cannot be used.</source>
        <translation>Hiçbir şey değişmedi. {file} kullanılamıyor.</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>Ayarlar (*.json)</translation>
    </message>
    <message>
        <source>The settings are in {file}.</source>
        <translation>Ayarlar {file} dosyasında.</translation>
    </message>
    <message>
        <source>The settings of {file} are in use.</source>
        <translation>{file} dosyasındaki ayarlar kullanılıyor.</translation>
    </message>
    <message>
        <source>{file} cannot be written. (Technical detail: {why})</source>
        <translation>{file} yazılamıyor. (Teknik ayrıntı: {why})</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Back to the table</source>
        <translation>Masaya dön</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Dışa aktar…</translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>nothing yet</source>
        <translation>daha yok</translation>
    </message>
    <message>
        <source>{deal} {number}, {column}: {value}</source>
        <translation>{deal} {number}, {column}: {value}</translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message>
        <source>Scoresheet</source>
        <translation>Yazboz</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Cards</source>
        <translation>Kâğıtlar</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Seçimler</translation>
    </message>
    <message>
        <source>Full scoresheet</source>
        <translation>Tüm yazboz</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Geçmiş</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Son el</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puanlar</translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation>Yazboz</translation>
    </message>
    <message>
        <source>deal {deal}, trick {trick}</source>
        <translation>{deal}. oyun, {trick}. el</translation>
    </message>
    <message>
        <source>this deal</source>
        <translation>bu oyun</translation>
    </message>
</context>
<context>
    <name>SpecialCards</name>
    <message>
        <source>a card to everybody</source>
        <translation>herkese bir kâğıt</translation>
    </message>
    <message>
        <source>direction flips</source>
        <translation>yön değişir</translation>
    </message>
    <message>
        <source>fits on everything</source>
        <translation>her kâğıda uyar</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>name a suit, next draws 4</source>
        <translation>renk söyle, sıradaki 4 çeker</translation>
    </message>
    <message>
        <source>next draws two, no turn</source>
        <translation>sıradaki 2 çeker, bekler</translation>
    </message>
    <message>
        <source>next misses a turn</source>
        <translation>sıradaki bekler</translation>
    </message>
    <message>
        <source>the other misses a turn</source>
        <translation>öteki bekler</translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>{name}, total {points}</source>
        <translation>{name}, toplam {points}</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>A guest is counted nowhere. Add a player to have statistics.</source>
        <translation>Konuk hiçbir yerde sayılmaz. İstatistik tutmak için bir oyuncu ekleyin.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Sonra</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Bütün düzeyler</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Bütün rakipler</translation>
    </message>
    <message>
        <source>All table rules</source>
        <translation>Bütün masa kuralları</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Ortalama</translation>
    </message>
    <message>
        <source>Average of the last ten</source>
        <translation>Son onun ortalaması</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>En iyi parti</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Sayı</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Sayılar</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Games chosen</source>
        <translation>Söylenen oyunlar</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Düzey</translation>
    </message>
    <message>
        <source>Matches, the newest first</source>
        <translation>Partiler, en yenisi önce</translation>
    </message>
    <message>
        <source>Matches: {count}</source>
        <translation>Parti: {count}</translation>
    </message>
    <message>
        <source>No match is like that.</source>
        <translation>Böyle bir parti yok.</translation>
    </message>
    <message>
        <source>No match of this game has been played to its end yet.</source>
        <translation>Bu oyundan sonuna kadar oynanmış parti daha yok.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Rakip</translation>
    </message>
    <message>
        <source>Place (hollow: taken back or hints)</source>
        <translation>Derece (içi boş: geri alma ya da ipucu)</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Dereceler</translation>
    </message>
    <message>
        <source>Places over time</source>
        <translation>Zaman içinde dereceler</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Points over the deals</source>
        <translation>Oyunlar boyunca puanlar</translation>
    </message>
    <message>
        <source>Points over the deals, last {count} matches</source>
        <translation>Oyunlar boyunca puanlar, son {count} parti</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>İstatistikler</translation>
    </message>
    <message>
        <source>Table rules</source>
        <translation>Masa kuralları</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Değer</translation>
    </message>
    <message>
        <source>What it counts</source>
        <translation>Ne sayılır</translation>
    </message>
    <message>
        <source>Worst match</source>
        <translation>En kötü parti</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>total</source>
        <translation>toplam</translation>
    </message>
</context>
<context>
    <name>SummaryPanel</name>
    <message>
        <source>Deal {number}: {game}</source>
        <translation>{number}. oyun: {game}</translation>
    </message>
    <message>
        <source>Named by you. {value}.</source>
        <translation>Siz söylediniz. {value}.</translation>
    </message>
    <message>
        <source>Named by {name}. {value}.</source>
        <translation>Söyleyen: {name}. {value}.</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Sonraki oyun</translation>
    </message>
    <message>
        <source>The deal adds up to {points}, the totals to {all}.</source>
        <translation>Bu oyunun toplamı {points}, genel toplam {all}.</translation>
    </message>
    <message>
        <source>this deal</source>
        <translation>bu oyun</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Nothing is taken back in this match: so it was chosen when it began.</source>
        <translation>Bu partide hamle geri alınmaz: başlarken öyle seçildi.</translation>
    </message>
</context>
<context>
    <name>TableRules</name>
    <message>
        <source>{value} (default)</source>
        <translation>{value} (varsayılan)</translation>
    </message>
</context>
<context>
    <name>TableRulesDialog</name>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>More in the help</source>
        <translation>Yardımda fazlası</translation>
    </message>
    <message>
        <source>Table rules of this match</source>
        <translation>Bu partinin masa kuralları</translation>
    </message>
    <message>
        <source>They were fixed when the match began and hold to its end.</source>
        <translation>Parti başlarken belirlendi, sonuna kadar geçerli.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation>Oyun masası</translation>
    </message>
</context>
<context>
    <name>Tally</name>
    <message>
        <source>{name}, total {points}</source>
        <translation>{name}, toplam {points}</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>All hands</source>
        <translation>Herkesin eli</translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>2–8 players · No Kings</source>
        <translation>2–8 oyuncu · Papazsız</translation>
    </message>
    <message>
        <source>2–8 players · to 500</source>
        <translation>2–8 oyuncu · 500’e kadar</translation>
    </message>
    <message>
        <source>4 players · 14 rounds</source>
        <translation>4 oyuncu · 14 tur</translation>
    </message>
    <message>
        <source>4 players · 20 deals</source>
        <translation>4 oyuncu · 20 oyun</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Daha oynanmadı</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oyna</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} oyna</translation>
    </message>
    <message>
        <source>Won {won} of {played}</source>
        <translation>{played} partiden {won} kazanıldı</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Deal {number} of {all}</source>
        <translation>Oyun {number}/{all}</translation>
    </message>
    <message>
        <source>Deal {number}/{all}</source>
        <translation>Oyun {number}/{all}</translation>
    </message>
    <message>
        <source>Naming the game</source>
        <translation>Oyun söyleniyor</translation>
    </message>
    <message>
        <source>Open:</source>
        <translation>Açık:</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Yazboz</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Kozlar</translation>
    </message>
    <message>
        <source>Trumps: {played} of {all} played</source>
        <translation>Koz: {all} hakkın {played} tanesi oynandı</translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation>Seçim sizde</translation>
    </message>
    <message>
        <source>name the game</source>
        <translation>oyunu söyleyin</translation>
    </message>
    <message>
        <source>named by you</source>
        <translation>siz söylediniz</translation>
    </message>
    <message>
        <source>named by {name}</source>
        <translation>söyleyen {name}</translation>
    </message>
    <message>
        <source>you hold 2♦</source>
        <translation>2♦ sizde</translation>
    </message>
    <message>
        <source>{name} holds 2♦ and chooses</source>
        <translation>2♦ {name} elinde; o seçiyor</translation>
    </message>
    <message>
        <source>{name} is choosing</source>
        <translation>{name} seçiyor</translation>
    </message>
    <message>
        <source>{played} of {all}</source>
        <translation>{played}/{all}</translation>
    </message>
</context>
<context>
    <name>Totals</name>
    <message>
        <source>{place}: {name} {points}</source>
        <translation>{place} {name} {points}</translation>
    </message>
</context>
<context>
    <name>TransportKeys</name>
    <message>
        <source>Deal back</source>
        <translation>Önceki oyun</translation>
    </message>
    <message>
        <source>Deal on</source>
        <translation>Sonraki oyun</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oynat</translation>
    </message>
    <message>
        <source>Step back</source>
        <translation>Bir adım geri</translation>
    </message>
    <message>
        <source>Step on</source>
        <translation>Bir adım ileri</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message>
        <source>Guest</source>
        <translation>Konuk</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Yeni oyuncu</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>A bluff: being caught costs little here, and the next player is hit hard.</source>
        <translation>Blöf: yakalanmak burada ucuz, sıradaki oyuncuya ise ağır vurur.</translation>
    </message>
    <message>
        <source>A card is drawn from the ring; nothing is to be chosen.</source>
        <translation>Halkadan bir kâğıt çekilir; seçilecek bir şey yok.</translation>
    </message>
    <message>
        <source>A dear card goes, and counts against somebody else.</source>
        <translation>Pahalı bir kâğıt gidiyor, başkasının aleyhine yazılıyor.</translation>
    </message>
    <message>
        <source>A joker played right after it was drawn is always lawful.</source>
        <translation>Çekilir çekilmez oynanan joker her zaman kurala uygundur.</translation>
    </message>
    <message>
        <source>A king is dear to be left with, and the other direction does no harm.</source>
        <translation>Papaz elde kalırsa pahalıdır; yönün değişmesi de zarar vermiyor.</translation>
    </message>
    <message>
        <source>A low card is likely to be beaten, and the lead goes to somebody else.</source>
        <translation>Küçük kâğıt büyük olasılıkla geçilir, çıkış hakkı başkasına kalır.</translation>
    </message>
    <message>
        <source>A trump takes the trick.</source>
        <translation>Koz eli alır.</translation>
    </message>
    <message>
        <source>By rule of thumb it is worth most.</source>
        <translation>Göz kararıyla en değerlisi bu.</translation>
    </message>
    <message>
        <source>Every card goes, so the one that hurts this player goes here.</source>
        <translation>Her kâğıt verilecek; bu oyuncuyu en çok yakan ona gitsin.</translation>
    </message>
    <message>
        <source>It captures the most cards.</source>
        <translation>En çok kâğıdı bu alır.</translation>
    </message>
    <message>
        <source>It counts many points against who is left with it.</source>
        <translation>Elinde kalana çok puan yazdırır.</translation>
    </message>
    <message>
        <source>It draws the trumps of the others.</source>
        <translation>Ötekilerin kozlarını çeker.</translation>
    </message>
    <message>
        <source>It empties the hand and wins it.</source>
        <translation>Eli bitirir ve kazandırır.</translation>
    </message>
    <message>
        <source>It fits, and the cards that stay are worth more.</source>
        <translation>Uyuyor; elde kalan kâğıtlar ondan değerli.</translation>
    </message>
    <message>
        <source>It hands a card to each of the others, so the hand shrinks by several.</source>
        <translation>Ötekilerin her birine bir kâğıt verdirir; el birkaç kâğıt birden azalır.</translation>
    </message>
    <message>
        <source>It is a penalty card, and somebody else takes the trick with it.</source>
        <translation>Bu bir ceza kâğıdı; eli onunla birlikte başkası alıyor.</translation>
    </message>
    <message>
        <source>It is dangerous later; now a trick with it costs least.</source>
        <translation>İleride tehlikeli olur; şimdi onunla alınan el en ucuzu.</translation>
    </message>
    <message>
        <source>It is sure not to take the trick.</source>
        <translation>Eli almayacağı kesin.</translation>
    </message>
    <message>
        <source>It is the highest card that is sure not to take the trick.</source>
        <translation>Eli almayacağı kesin olan en büyük kâğıt bu.</translation>
    </message>
    <message>
        <source>It is the only card of its suit in this hand.</source>
        <translation>Elde bu renkten başka kâğıt yok.</translation>
    </message>
    <message>
        <source>It is the only card that fits, jacks and jokers aside.</source>
        <translation>Vale ve joker dışında uyan tek kâğıt bu.</translation>
    </message>
    <message>
        <source>It is the only card that may be played.</source>
        <translation>Oynanabilen tek kâğıt bu.</translation>
    </message>
    <message>
        <source>It keeps the strong cards for later.</source>
        <translation>Güçlü kâğıtları sonraya saklar.</translation>
    </message>
    <message>
        <source>It leaves least to capture for the next player.</source>
        <translation>Sıradaki oyuncuya alacak en az şeyi bırakır.</translation>
    </message>
    <message>
        <source>It leaves the best prospects for the rest of the round.</source>
        <translation>Turun kalanı için en iyi umudu bırakır.</translation>
    </message>
    <message>
        <source>It may still be beaten by who plays after you.</source>
        <translation>Sizden sonra oynayanlar onu yine de geçebilir.</translation>
    </message>
    <message>
        <source>It may still be beaten by who plays later.</source>
        <translation>Sonra oynayanlar onu yine de geçebilir.</translation>
    </message>
    <message>
        <source>It takes cards away from the pile of another player.</source>
        <translation>Başka bir oyuncunun yığınından kâğıt alır.</translation>
    </message>
    <message>
        <source>It takes the trick for now, and is likely to keep it.</source>
        <translation>Şimdilik eli alıyor, büyük olasılıkla da almayı sürdürür.</translation>
    </message>
    <message>
        <source>It takes the trick, and no lower card would.</source>
        <translation>Eli alır; daha küçüğü almazdı.</translation>
    </message>
    <message>
        <source>It turns the play away from a player who is close to going out.</source>
        <translation>Sırayı, bitirmek üzere olan bir oyuncudan uzaklaştırır.</translation>
    </message>
    <message>
        <source>It was played by chance.</source>
        <translation>Rastgele oynandı.</translation>
    </message>
    <message>
        <source>King and queen go together: two cards in one turn.</source>
        <translation>Papazla kız birlikte gider: bir sırada iki kâğıt.</translation>
    </message>
    <message>
        <source>No card of the suit led was left: a dangerous card goes for nothing.</source>
        <translation>Çıkılan renkten kâğıt kalmamıştı: tehlikeli bir kâğıt bedavaya gider.</translation>
    </message>
    <message>
        <source>Nobody holds a higher card of this suit.</source>
        <translation>Bu renkten daha büyüğü kimsede yok.</translation>
    </message>
    <message>
        <source>Nobody holds a lower card of this suit, so others must take the trick.</source>
        <translation>Bu renkten daha küçüğü kimsede yok; eli başkaları almak zorunda.</translation>
    </message>
    <message>
        <source>Nothing else fits, and a jack always does.</source>
        <translation>Başka bir şey uymuyor, vale her zaman uyar.</translation>
    </message>
    <message>
        <source>Nothing else fits, so the joker is lawful; a challenge would fail.</source>
        <translation>Başka bir şey uymuyor, joker kurala uygun; itiraz boşa çıkar.</translation>
    </message>
    <message>
        <source>Nothing else may be done.</source>
        <translation>Başka bir şey yapılamaz.</translation>
    </message>
    <message>
        <source>Nothing in this hand fits, so a card is drawn.</source>
        <translation>Elde uyan kâğıt yok, çekmek gerek.</translation>
    </message>
    <message>
        <source>Of all these cards it is of least use.</source>
        <translation>Bu kâğıtların en az işe yarayanı bu.</translation>
    </message>
    <message>
        <source>One card is about to be left: who calls it first cannot be caught.</source>
        <translation>Tek kâğıt kalmak üzere: önce söyleyen yakalanmaz.</translation>
    </message>
    <message>
        <source>One card is left and not called yet: anybody may catch that.</source>
        <translation>Tek kâğıt kaldı ve daha söylenmedi: herkes yakalayabilir.</translation>
    </message>
    <message>
        <source>Other cards of this hand can follow on it.</source>
        <translation>Eldeki başka kâğıtlar bunun ardından gelebilir.</translation>
    </message>
    <message>
        <source>So few cards are left that a failed challenge costs no more.</source>
        <translation>O kadar az kâğıt kaldı ki boşa çıkan itiraz fazlasını götürmez.</translation>
    </message>
    <message>
        <source>Somebody has one card left and did not call it: a catch makes them draw two.</source>
        <translation>Birinin tek kâğıdı kaldı ve söylemedi: yakalanırsa iki kâğıt çeker.</translation>
    </message>
    <message>
        <source>That hand is known to hold a card that fits: the joker is a bluff.</source>
        <translation>O elde uyan bir kâğıt olduğu biliniyor: joker blöf.</translation>
    </message>
    <message>
        <source>That hand is likely to hold a card that fits: the joker may well be a bluff.</source>
        <translation>O elde uyan bir kâğıt olması olası: joker blöf olabilir.</translation>
    </message>
    <message>
        <source>The card just drawn fits, so it must be played.</source>
        <translation>Yeni çekilen kâğıt uyuyor, oynanması gerek.</translation>
    </message>
    <message>
        <source>The jack turns the suit to what suits this hand better.</source>
        <translation>Vale rengi bu ele daha uygun olana çevirir.</translation>
    </message>
    <message>
        <source>The joker is likely to be lawful; a failed challenge costs two cards more.</source>
        <translation>Joker büyük olasılıkla kurala uygun; boşa çıkan itiraz iki kâğıt daha götürür.</translation>
    </message>
    <message>
        <source>The next player is close to going out and misses the turn.</source>
        <translation>Sıradaki oyuncu bitirmek üzereydi, sırasını kaybediyor.</translation>
    </message>
    <message>
        <source>The next player is close to going out and must draw two cards.</source>
        <translation>Sıradaki oyuncu bitirmek üzereydi, iki kâğıt çekecek.</translation>
    </message>
    <message>
        <source>The next player misses the turn, and a dear card is gone.</source>
        <translation>Sıradaki oyuncu sırasını kaybeder, pahalı bir kâğıt da gider.</translation>
    </message>
    <message>
        <source>The next player must draw two cards and misses the turn.</source>
        <translation>Sıradaki oyuncu iki kâğıt çeker ve sırasını kaybeder.</translation>
    </message>
    <message>
        <source>The trick cannot be avoided, so a high card goes with it.</source>
        <translation>El kaçınılmaz, bari büyük bir kâğıt gitsin.</translation>
    </message>
    <message>
        <source>The trick cannot be won, so the least useful card goes.</source>
        <translation>El alınamaz, en az işe yarayan kâğıt gitsin.</translation>
    </message>
    <message>
        <source>The trick costs nothing, and a dangerous card is gone.</source>
        <translation>Bu el bir şey götürmüyor, tehlikeli bir kâğıt da elden çıkıyor.</translation>
    </message>
    <message>
        <source>These cards promise most here, compared with what the game usually brings.</source>
        <translation>Oyunun genelde getirdiğine bakılırsa eldeki kâğıtlar en çok burada umut veriyor.</translation>
    </message>
    <message>
        <source>What fits is worth more later, so a card is drawn.</source>
        <translation>Uyan kâğıt sonra daha çok işe yarar; şimdilik çekmek iyi.</translation>
    </message>
    <message>
        <source>You cannot follow suit: a dangerous card goes for nothing.</source>
        <translation>Çıkılan renkten kâğıdınız yok: tehlikeli bir kâğıt bedavaya gider.</translation>
    </message>
    <message>
        <source>Your cards promise most here, compared with what the game usually brings.</source>
        <translation>Oyunun genelde getirdiğine bakılırsa elinizdeki kâğıtlar en çok burada umut veriyor.</translation>
    </message>
</context>
<context>
    <name>holdings</name>
    <message>
        <source>Aces, kings and queens in your hand: {count}.</source>
        <translation>Elinizdeki as, papaz ve kız: {count}.</translation>
    </message>
    <message>
        <source>You do not hold K♥.</source>
        <translation>K♥ sizde değil.</translation>
    </message>
    <message>
        <source>You hold no {cards}.</source>
        <translation>Elinizde {cards} yok.</translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation>Elinizde {cards} var.</translation>
    </message>
    <message>
        <source>kings or jacks</source>
        <translation>papaz ya da vale</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>kız</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>A direct match comes first; the sum cannot be taken instead.</source>
        <translation>Önce eş kâğıt alınır; onun yerine toplam alınamaz.</translation>
    </message>
    <message>
        <source>A joker may be played only when nothing else you hold fits.</source>
        <translation>Joker ancak elinizdeki başka hiçbir kâğıt uymuyorsa oynanır.</translation>
    </message>
    <message>
        <source>A marriage is the king and the queen of one suit.</source>
        <translation>Evlilik, aynı renkten papazla kızın birlikte oynanmasıdır.</translation>
    </message>
    <message>
        <source>Ace of spades: first hand a card to {name}.</source>
        <translation>Maça ası: önce {name} için bir kâğıt verin.</translation>
    </message>
    <message>
        <source>Answer the joker first: accept it or challenge it.</source>
        <translation>Önce jokere yanıt verin: kabul edin ya da itiraz edin.</translation>
    </message>
    <message>
        <source>At this table “one card” is called by itself.</source>
        <translation>Bu masada “tek kâğıt” kendiliğinden söylenir.</translation>
    </message>
    <message>
        <source>Cards are handed out only after the ace of spades.</source>
        <translation>Kâğıt ancak maça asından sonra verilir.</translation>
    </message>
    <message>
        <source>Choice limit: your three penalties are used up; name a trump suit.</source>
        <translation>Seçim hakkı: üç ceza hakkınız doldu; bir koz söyleyin.</translation>
    </message>
    <message>
        <source>Choice limit: your two trumps are used up; name a penalty.</source>
        <translation>Seçim hakkı: iki koz hakkınız doldu; bir ceza söyleyin.</translation>
    </message>
    <message>
        <source>Choose your capture first; taking is compulsory.</source>
        <translation>Önce ne alacağınızı seçin; almak zorunludur.</translation>
    </message>
    <message>
        <source>El Almaz</source>
        <translation>El Almaz</translation>
    </message>
    <message>
        <source>Erkek Almaz</source>
        <translation>Erkek Almaz</translation>
    </message>
    <message>
        <source>Follow suit: you hold {suit}, so you must play {suit}.</source>
        <translation>Renge uyun: elinizde {suit} var, {suit} oynamalısınız.</translation>
    </message>
    <message>
        <source>Give up your penalty card: a higher {one} has fallen, so play {cards}.</source>
        <translation>Ceza kâğıdınızı verin: yerde daha büyük {one} var, {cards} oynamalısınız.</translation>
    </message>
    <message>
        <source>In this round you may not lead a heart while you hold another suit.</source>
        <translation>Bu turda elinizde başka renk varken kupa çıkamazsınız.</translation>
    </message>
    <message>
        <source>It is not your turn; {name} is to play.</source>
        <translation>Sıra sizde değil; sıra: {name}.</translation>
    </message>
    <message>
        <source>Jacks, queens, kings and jokers in the centre have no value and cannot be part of a sum.</source>
        <translation>Ortadaki vale, kız, papaz ve jokerin sayı değeri yoktur; toplama giremez.</translation>
    </message>
    <message>
        <source>Kupa Almaz</source>
        <translation>Kupa Almaz</translation>
    </message>
    <message>
        <source>Kız Almaz</source>
        <translation>Kız Almaz</translation>
    </message>
    <message>
        <source>Must play higher: you hold a {one} that beats the trick.</source>
        <translation>Büyütmelisiniz: elinizde yerdekini geçen {one} var.</translation>
    </message>
    <message>
        <source>Name the suit to follow your joker.</source>
        <translation>Jokerinizden sonra gelecek rengi söyleyin.</translation>
    </message>
    <message>
        <source>No heart leads: hearts stay closed until a heart has been played.</source>
        <translation>Kupa çıkma yasağı: yere kupa düşmeden kupa çıkılmaz.</translation>
    </message>
    <message>
        <source>No trump leads: trumps stay closed until a trump has been played.</source>
        <translation>Koz çıkma yasağı: yere koz düşmeden koz çıkılmaz.</translation>
    </message>
    <message>
        <source>Rıfkı</source>
        <translation>Rıfkı</translation>
    </message>
    <message>
        <source>Son İki</source>
        <translation>Son İki</translation>
    </message>
    <message>
        <source>That is not one of your captures for {card}: match its rank, or add up cards to {value}.</source>
        <translation>{card} ile bunu alamazsınız: eşini seçin ya da toplamı {value} eden kâğıtları.</translation>
    </message>
    <message>
        <source>The card you drew fits, so you must play it.</source>
        <translation>Çektiğiniz kâğıt uyuyor, onu oynamalısınız.</translation>
    </message>
    <message>
        <source>The first card of a marriage must fit; {card} does not.</source>
        <translation>Evliliğin ilk kâğıdı uymalıdır; {card} uymuyor.</translation>
    </message>
    <message>
        <source>The game of this deal must be named before a card is played.</source>
        <translation>Kâğıt oynanmadan önce bu oyunun adı söylenmelidir.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Parti bitti.</translation>
    </message>
    <message>
        <source>The stack is empty: play a card, or pass if nothing fits.</source>
        <translation>Kapalı deste bitti: kâğıt oynayın, uyan yoksa pas deyin.</translation>
    </message>
    <message>
        <source>There is no joker to answer.</source>
        <translation>Yanıtlanacak joker yok.</translation>
    </message>
    <message>
        <source>There is nothing to choose; draw a card from the ring.</source>
        <translation>Seçilecek bir şey yok; halkadan kâğıt çekin.</translation>
    </message>
    <message>
        <source>This deal already has its game: {game}.</source>
        <translation>Bu oyunun adı söylendi bile: {game}.</translation>
    </message>
    <message>
        <source>This game has no such action.</source>
        <translation>Bu oyunda böyle bir hamle yok.</translation>
    </message>
    <message>
        <source>This is your last card: no suit is named.</source>
        <translation>Bu son kâğıdınız: renk söylenmez.</translation>
    </message>
    <message>
        <source>Trump clubs</source>
        <translation>Koz Sinek</translation>
    </message>
    <message>
        <source>Trump diamonds</source>
        <translation>Koz Karo</translation>
    </message>
    <message>
        <source>Trump hearts</source>
        <translation>Koz Kupa</translation>
    </message>
    <message>
        <source>Trump spades</source>
        <translation>Koz Maça</translation>
    </message>
    <message>
        <source>Trumps have been played eight times and are closed.</source>
        <translation>Koz sekiz kez oynandı, artık kapalı.</translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must discard the king of hearts.</source>
        <translation>Çıkılan renkten kâğıdınız yok, kupa papazını atmalısınız.</translation>
    </message>
    <message>
        <source>You do not hold {card}.</source>
        <translation>{card} elinizde yok.</translation>
    </message>
    <message>
        <source>You have already called “one card”.</source>
        <translation>“Tek kâğıt” demiştiniz zaten.</translation>
    </message>
    <message>
        <source>You have no {suit}, so you must discard a heart.</source>
        <translation>Elinizde {suit} yok, kupa atmalısınız.</translation>
    </message>
    <message>
        <source>You have no {suit}, so you must discard a king or jack.</source>
        <translation>Elinizde {suit} yok, papaz ya da vale atmalısınız.</translation>
    </message>
    <message>
        <source>You have no {suit}, so you must discard a queen.</source>
        <translation>Elinizde {suit} yok, kız atmalısınız.</translation>
    </message>
    <message>
        <source>You have no {suit}, so you must discard the Rıfkı.</source>
        <translation>Elinizde {suit} yok, Rıfkı’yı atmalısınız.</translation>
    </message>
    <message>
        <source>You have no {suit}, so you must play a trump, even one that cannot win.</source>
        <translation>Elinizde {suit} yok; eli alamasa da koz oynamalısınız.</translation>
    </message>
    <message>
        <source>You may pass only when the stack is empty and nothing you hold fits.</source>
        <translation>Ancak kapalı deste bittiyse ve elinizde uyan kâğıt yoksa pas diyebilirsiniz.</translation>
    </message>
    <message>
        <source>club</source>
        <translation>sinek</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>sinek</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>kupa</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kupa</translation>
    </message>
    <message>
        <source>spade</source>
        <translation>maça</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>maça</translation>
    </message>
    <message>
        <source>{card} matches neither the suit ({suit}) nor the rank; only a jack fits everywhere.</source>
        <translation>{card} uymuyor, ne rengi ({suit}) ne değeri; her yere uyan yalnız valedir.</translation>
    </message>
    <message>
        <source>{game} has been played twice and is closed.</source>
        <translation>{game} iki kez oynandı, artık kapalı.</translation>
    </message>
    <message>
        <source>{name} has no missing “one card” to catch.</source>
        <translation>{name} yakalanamaz: söylemediği bir “tek kâğıt” yok.</translation>
    </message>
    <message>
        <source>“One card” is called with two or three cards on your turn, or with one card in hand.</source>
        <translation>“Tek kâğıt”, sıranızda iki ya da üç kâğıtla ya da elinizde tek kâğıt varken söylenir.</translation>
    </message>
</context>
<context>
    <name>situations</name>
    <message>
        <source>{game}, deal {number} of {all}</source>
        <translation>{game}, oyun {number}/{all}</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>minus {points}</source>
        <translation>eksi {points}</translation>
    </message>
</context>
<context>
    <name>taken</name>
    <message>
        <source>hearts: {count}</source>
        <translation>kupa: {count}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>hiç</translation>
    </message>
    <message>
        <source>trick {number}</source>
        <translation>{number}. el</translation>
    </message>
    <message>
        <source>tricks {first} and {second}</source>
        <translation>{first}. ve {second}. el</translation>
    </message>
    <message>
        <source>tricks: {count}</source>
        <translation>el: {count}</translation>
    </message>
</context>
</TS>
