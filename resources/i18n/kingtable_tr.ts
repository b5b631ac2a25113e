<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en_GB">
<context>
    <name></name>
    <message>
        <source>+{points} a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 card is left in the ring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>108 cards, four jokers among them, for any number of players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>162 cards, six jokers among them, for any number of players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1st</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3rd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drawn King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drawn King is a card of value 13; a Joker takes the Wat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker may be laid although another card fits; the next player may challenge every joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker may be laid only when nothing else fits; the next player draws four without being asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A pass is final</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accept a joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After each round the next player deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All eight tricks of every round are played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All six bonuses count at once; take as much as you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All six penalties count at once; take as little as you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any card of the led suit will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most 1 trick is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most {count} tricks are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bluffing with jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call “One card!”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Called by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Called by the players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Captures for a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of the others: {counts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Careful: you hold another card that fits, so this joker is a bluff. If it is challenged, you take it back and draw four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catch somebody who did not call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenge a joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chaos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choice limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close a window or go back to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D or Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}: you deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}: you named {game}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}: {name} deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}: {name} named {game}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard any heart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard pile, {card} on top, {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the Rıfkı</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not take the king of hearts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not take the king of hearts: it costs 320.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not take the king of hearts: it costs {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not take the last two tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not take the last two tricks: each costs 180.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not take the last two tricks: each costs {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do you accept {other}’s joker?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card from the ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either the centre or one opponent’s run; the own top only if nothing else can be taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every card may be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody draws a card; the highest begins, ties draw again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody plays alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone 3 penalties + 2 trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything costs: all penalties at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything counts: all rewards at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four cards are opened from the ring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further messages of this kind: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand a card to {to} – {left} cards to hand out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand a card to {to}, the last one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}: blocked, nobody went out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}: you deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}: you went out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}: {name} deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}: {name} went out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the drawn rank lies in the Wat, no sum may be taken instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Kupa Almaz and Rıfkı</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In No Kings, a Joker takes the Wat and every pile of another side with a King in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In No Kings, a Joker takes the Wat and the piles of all opponents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In No Kings, the King leaves the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In No Kings, the King lies on top of the pile that moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Rıfkı, if you&apos;re void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Trump deals, who can beat the trick in the led suit must.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In all penalty games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In all six penalty games hearts may be led only once one has been played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every deal, who can beat the trick in the led suit must.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In five turns each player names three penalty games and two trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Wat: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the Wat: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In these two games hearts may be led only once one has been played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Injera Be Wat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your choice: name the game of this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kings Reverse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last Two Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last two tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the next opponent go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark another capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mark the first, second … playable card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marry king and queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Match and add up around the basket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most rounds won out of {count}; it ends early when nobody can catch up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move along the games to name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move along your cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must go in its own two rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must go in the combined rounds too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must play higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name spades, hearts, diamonds, clubs for a joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the game, dodge the king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the marked game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next to the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Boys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No King of Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Last Two Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card lies on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card may be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No heart leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No heart leads while you hold another suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No heart leads while you hold another suit; when you are void, the king of hearts must go.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No kings or jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump lead until trumps are broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump may be led before one has been played, unless you hold nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has to call, and nobody can be caught.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One open card a player; with a high card draw, these are the cards drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pack for every two players, rounded up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One round; the cards captured decide the places.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the stock counts: each penalty twice, trumps eight times.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening of the Wat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out of play, {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs of 52 cards without Jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile of {name}, {facts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play a king or queen alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play runs {direction}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the marked card; mark one if none is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {card} alone, or pick its partner for a marriage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back what was picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Required suit: {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ring, {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}: a tie, nobody wins it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}: you won with {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}: {names} won with {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds 2 to 5 and 9 to 12 stop once all cards that count were taken; the score is the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds end early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule of thumb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same rank comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven penalties, then seven rewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shed your cards, turn the table round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip a movement or a rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many packs, whatever the number of players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack, {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take hearts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take hearts: each one earns {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take kings and jacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take kings and jacks: each one earns {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no hearts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no hearts: each one costs 30.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no hearts: each one costs {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no kings or jacks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no kings or jacks: each one costs 60.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no kings or jacks: each one costs {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no queens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no queens: each one costs 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no queens: each one costs {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no tricks: each one costs 50.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take no tricks: each one costs {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take queens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take queens: each one earns {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the first, second … capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the king of hearts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the king of hearts: it earns {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last two tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the last two tricks: each earns {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the marked capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take tricks: each one earns 50.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take tricks: each one earns {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teams of two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Wat begins without a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Wat is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The centre, every matching run of an opponent and the own top together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {path} cannot be read: {why}. It was kept as {aside}; the program goes on without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {path} cannot be read: {why}. The program goes on without it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first, second order of a marriage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hand: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends after the hand in which a total reaches {points}; the lowest total wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over: you win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over: {names} won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next player on the left gets the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next player on the left who is no partner gets the pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile of {name} is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile of {name}, {cards}, goes to you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pile of {name}, {cards}, goes to {to}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player after the dealer begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round adds up to {points}, the totals to {all}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same player deals every round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The setting {key} cannot be used: {why}. Its usual value is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal: {figures}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next area: table, buttons, panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total: {figures}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump, kings are losers!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps may be led at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Jokers in every pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two packs with their jokers for up to five players, three from six on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until one side has won {count} rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upcard: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Void with the king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When nothing is left to take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which suit do you name?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who cannot follow suit and holds the king of hearts may discard another heart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who cannot follow suit and holds the king of hearts must discard it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who cannot follow suit must discard the king of hearts in rounds 5 and 12.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who cannot follow suit must discard the king of hearts in rounds 5, 7, 12 and 14.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who draws a King loses the whole pile; a Joker also takes piles of others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who gets the pile of a King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is left with one card must have called it, or may be caught and draws two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who passed is asked again when the turn comes round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who passed takes no more turns in that hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 4, 6 or 8 players, the two opposite each other share one pile and one score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You accept the joker of {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You call “One card!”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can: {offers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You catch {caught} without the call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You challenge {other}: the joker was a bluff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You challenge {other}: the joker was lawful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You choose between the same rank and the sums.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw {count} cards: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew a joker and swept {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew a joker: the Wat and the piles of {names} are yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew a joker: the Wat is yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew the highest card, {card}, and begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew the {card}: it fits and must be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew {card}: no match, into the Wat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew {card}: onto your own pile, draw again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew {card}: took {taken}, draw again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew {card}: your pile ({cards}) moves on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew {card}: {sum}, draw again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You drew: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hand out cards for the ace of spades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hand {to} {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a capture to choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold the two of diamonds and choose first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold {count} – {suits}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You made a King: all thirteen tricks!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You marry {first} {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may play {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You miss a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You named {game}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play a joker and name {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play a joker, the last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take it, {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take {cards} off the pile of {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You tied for the highest card, {card}, drew {more} and begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your joker goes back to your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your match cannot be saved now: {why} ({path}). You can play on; saving is tried again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your pile is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your pile, {cards}, goes to {to}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your pile, {facts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a single round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best of {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can be captured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chooses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counterclockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deals {numbers}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first lead: you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first lead: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first to {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gets one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the marked capture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jokers: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looking at the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no call!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not playable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or {rank}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>playable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {round} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {round}, to {wins} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved on {date}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved today at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved yesterday at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder is read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this deal {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing there is not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>your card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{by} catches you without the call: you draw two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{by} catches {caught} without the call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards}, {card} on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} cards are left in the ring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of your {all} cards may be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} penalties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, hand {number}, to {target} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}, round {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} accepts the joker of {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} answers the joker of {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} answers your joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} calls “One card!”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} challenges you: a bluff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} challenges you: lawful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} challenges {other}: a bluff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} challenges {other}: lawful</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} chooses the game of this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws {count} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew a card that fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew a joker and swept {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew a joker and takes the Wat and the piles of {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew a joker and takes the Wat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew the highest card, {card}, and begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew {card}: no match, into the Wat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew {card}: onto the own pile, draws again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew {card}: the pile ({cards}) moves on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew {card}: took {taken}, draws again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew {card}: {sum}, draws again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} drew: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} hands a card to {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} hands you a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} hands you {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} hands {to} a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} holds the two of diamonds and chooses first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leads to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} made a King: all thirteen tricks!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} marries {first} {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} misses a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} named {game}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} played a joker: accept or challenge it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays a joker and names {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays a joker, the last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes it, {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the joker back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes {cards} off the pile of {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes {cards} off your pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} tied for the highest card, {card}, drew {more} and begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} worlds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{penalties} pen. · {trumps} trump left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pile}, {count} of its rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} a heart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} a queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} in all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round}, you {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{round}. {aim}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit}: {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words} (key {key})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}, not possible now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“One card!”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About King Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King Table, its cards and its pictures: MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing leaves this machine: no account, no network, no measuring of what you do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt {version} and Qt for Python: GNU Lesser General Public License, version 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turkish King against three fair opponents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>msgspec: BSD licence with three clauses. platformdirs: MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AvatarPicker</name>
    <message>
        <source>Picture {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BalanceChart</name>
    <message>
        <source>{name} {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardCounter</name>
    <message>
        <source>Cards seen in this deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardsDialog</name>
    <message>
        <source>A wheel of petals before rays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks of stars, as in a patchwork.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deco</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours that differ in deutan vision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours that differ in protan vision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four colours that differ in tritan vision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kilim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mesob</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One large rank and suit, one suit in the middle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quilt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank and suit in the corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rings of triangles, as on a basket table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stepped lozenges, as in a woven rug.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two colours; in the theme of high contrast the four strong ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weak blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weak green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weak red</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoiceGrid</name>
    <message>
        <source>Choices: who named what in which deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoicesModel</name>
    <message>
        <source>Deal {number}: you choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}: you choose now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}: {game}, named by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}: {game}, named by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}: {name} chooses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}: {name} chooses now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClassicKingBar</name>
    <message>
        <source>Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number}/{all}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClassicKingFinal</name>
    <message>
        <source>Fourteen rounds, and nobody did better. Well played!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next fourteen rounds start at zero again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClassicKingScoresheet</name>
    <message>
        <source>Balance after {count} rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic King · {played}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left figure: this round, the best in bold. Right figure: running total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty rounds: {penalties}, {lost}. Bonus rounds: {bonuses}, {earned}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {all} rounds played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClassicKingSide</name>
    <message>
        <source>1 round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round {round}, trick {trick}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} rounds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>&amp;About King Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Card counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cards…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Finish the deal fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Highlight playable cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Home screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How to play {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Scoresheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the ta&amp;ble</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table &amp;rules of this match…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContinuePanel</name>
    <message>
        <source>A new match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twenty deals against three opponents. Name the game, then dodge the king of hearts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twenty deals of King</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first game of King</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContractTile</name>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open twice</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CounterModel</name>
    <message>
        <source>{card}: in your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: not seen yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}: played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>Balance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The four totals add up to {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The totals are right.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Final</name>
    <message>
        <source>Scoresheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second place, {points} points behind: a close one. Well played!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third place, {points} points behind. {again}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You share the win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} won the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points behind this time. Every match deals new cards; another one?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FinalPanel</name>
    <message>
        <source>King points earned: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kings made {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody did better. Well played!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next twenty deals start at zero again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ring was kinder to others this time. It is laid anew in every match; another one?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twenty deals, and nobody did better. Well played!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You share the win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your team wins the match!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deals won {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>match won {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} won the match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandsModel</name>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{entry}, total {total}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find on this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How {game} is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryList</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>All games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change your name, your picture and other preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further unfinished matches: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good afternoon, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good evening, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good morning, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kings made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No match finished yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished matches: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins, King points and the Kings you make will be counted here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name and picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won of {played}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeyField</name>
    <message>
        <source>Press a key …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the new key for “{command}”, or Esc.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{command}: {key}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>All commands have their usual keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All usual keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At every table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To change the key of a command, press its button, then the new key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} cannot be chosen: take a function key, or one with Ctrl.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{key} is already the key of “{command}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{command}” has the key {key} now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KingsReverseBoard</name>
    <message>
        <source>Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both orders fit: which card shall lie on top?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catch {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marriage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marriage {first} {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a bluff: {player} draws {count} – lawful: you draw {more}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card of yours fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before you are caught</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>before you play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king and queen as one play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be played if it fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no call: draws two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stack is not empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the stack is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with two or three cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you draw {count} and miss the turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first}, on it {second}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>No trick has been taken yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took it: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} took it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} took it: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King Table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchesDialog</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete it for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete “{title}” with {players}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No unfinished match is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchesModel</name>
    <message>
        <source>Match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Read rule {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule ›</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NamingPanel</name>
    <message>
        <source>All {count} trumps are played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left for you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the game of deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played in {deals}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of this choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look at your own hand only; nobody has played yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You were dealt the two of diamonds, so the first choice is yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your {penalties} are used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your {trumps} are used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each at most twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game}: closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} · {count} of {all} open</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>A deal number is never below 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deal number is written in digits only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of the opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck decides this game: there is little to choose, for you and for the opponents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match of Injera Be Wat or No Kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest deal number is {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same number deals the same cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoKingsBar</name>
    <message>
        <source>Drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kings out of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost the pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worth 13</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} with jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} without jokers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoKingsSheet</name>
    <message>
        <source>Cards captured in every round; the most win it, a tie is won by nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No round is finished yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoKingsSheetModel</name>
    <message>
        <source>First player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody (tie)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoKingsSide</name>
    <message>
        <source>A Joker takes the Wat and all opponents’ piles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Joker takes the Wat and every pile with a King in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Joker takes the whole Wat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A King costs you your whole pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A to 10 can be added up; J, Q and K cannot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any capture: draw again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards taken this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules in short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same rank first, else one sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same rank or one sum, as you like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same rank on top of a pile takes its run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpponentFields</name>
    <message>
        <source>Opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent on your left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent on your right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponent {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner, across</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PenaltyChip</name>
    <message>
        <source>{game} ({gloss}): open once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} ({gloss}): open twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} ({gloss}): played twice, closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{state}; this deal&apos;s game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>A finished trick rests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A panel beside the table shows which cards have been played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A running match keeps its names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card counter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards change places at once instead of travelling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards, your turn, penalties. M turns it off and on at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the cards…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highlight playable cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On your turn, cards that may not be played are dimmed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the only card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Summary after each deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entries of the deal are shown before the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When you have no choice, your card is played for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{seconds} seconds; a click or Space goes on at once</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RevealPanel</name>
    <message>
        <source>A bluff: something else could be played! {name} takes the joker back and draws four; you play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing else could be played: the joker was lawful. You draw six and miss the turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only you see these cards, and only now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} held these cards beside the joker</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReverseBar</name>
    <message>
        <source>Bluffing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} with jokers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReverseFinal</name>
    <message>
        <source>Nobody kept fewer points. Well played!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {points} points more than the best: a close one. Well played!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You share the win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} won the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points more than the best this time. New cards, new luck: another one?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReverseScores</name>
    <message>
        <source>cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, cards: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, total: {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReverseSheet</name>
    <message>
        <source>Left figure: points of the hand. Right figure: total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hand is finished yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tally of all hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} · {count} hands written down · to {target}, the lowest total wins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReverseSide</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tally of all hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowest wins · to {target}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReverseSummary</name>
    <message>
        <source>Everybody else adds what is left in hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}. {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends at {target}; the highest total is {most}. The lowest wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others add what they have left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack is empty and nothing fits: everybody adds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are out!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{target} points are reached: the match is over, the lowest total wins.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rights</name>
    <message>
        <source>3 penalties + 2 trumps each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open to all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rights left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {penalties} and {trumps} left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundPanel</name>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The star counts rounds won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards} in all piles together; what was left in the Wat goes to nobody.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundSheetModel</name>
    <message>
        <source>Contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total after 1 round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total after {count} rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RoundSummary</name>
    <message>
        <source>Final places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boys: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the last two: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queens: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trick {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tricks {first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tricks: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value}; {leader}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheetModel</name>
    <message>
        <source>Chooser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total after 1 deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total after {count} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choosing now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Sum {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The totals are right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, total: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {running}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} = {origin}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoresheetPage</name>
    <message>
        <source>Balance after {count} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>King · {played}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left figure: this deal, the best in bold. Right figure: running total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump deals: {trumps}, {earned}. Penalty deals: {penalties}, {lost}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} of {all} deals played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Back to the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetModel</name>
    <message>
        <source>nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{deal} {number}, {column}: {value}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message>
        <source>Scoresheet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full scoresheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoresheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal {deal}, trick {trick}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SpecialCards</name>
    <message>
        <source>a card to everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>direction flips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits on everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name a suit, next draws 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next draws two, no turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next misses a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other misses a turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Standings</name>
    <message>
        <source>{name}, total {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SummaryPanel</name>
    <message>
        <source>Deal {number}: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Named by you. {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Named by {name}. {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal adds up to {points}, the totals to {all}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this deal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableRules</name>
    <message>
        <source>{value} (default)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableRulesDialog</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More in the help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table rules of this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They were fixed when the match began and hold to its end.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tally</name>
    <message>
        <source>{name}, total {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>2–8 players · No Kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2–8 players · to 500</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 players · 14 rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4 players · 20 deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won {won} of {played}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Deal {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}/{all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naming the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps: {played} of {all} played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>name the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named by you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>named by {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you hold 2♦</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} holds 2♦ and chooses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is choosing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{played} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Totals</name>
    <message>
        <source>{place}: {name} {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>A low card is likely to be beaten, and the lead goes to somebody else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trump takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rule of thumb it is worth most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It draws the trumps of the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a penalty card, and somebody else takes the trick with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is dangerous later; now a trick with it costs least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is sure not to take the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the highest card that is sure not to take the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the only card that may be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It keeps the strong cards for later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may still be beaten by who plays after you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the trick for now, and is likely to keep it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes the trick, and no lower card would.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was played by chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody holds a higher card of this suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody holds a lower card of this suit, so others must take the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick cannot be avoided, so a high card goes with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick cannot be won, so the least useful card goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick costs nothing, and a dangerous card is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot follow suit: a dangerous card goes for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards promise most here, compared with what the game usually brings.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>holdings</name>
    <message>
        <source>Aces, kings and queens in your hand: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold K♥.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold no {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kings or jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queens</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>A direct match comes first; the sum cannot be taken instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker may be played only when nothing else you hold fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A marriage is the king and the queen of one suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace of spades: first hand a card to {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer the joker first: accept it or challenge it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table “one card” is called by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are handed out only after the ace of spades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choice limit: your three penalties are used up; name a trump suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choice limit: your two trumps are used up; name a penalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose your capture first; taking is compulsory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>El Almaz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erkek Almaz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow suit: you hold {suit}, so you must play {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up your penalty card: a higher {one} has fallen, so play {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this round you may not lead a heart while you hold another suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn; {name} is to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jacks, queens, kings and jokers in the centre have no value and cannot be part of a sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kupa Almaz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kız Almaz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Must play higher: you hold a {one} that beats the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the suit to follow your joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No heart leads: hearts stay closed until a heart has been played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump leads: trumps stay closed until a trump has been played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rıfkı</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Son İki</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is not one of your captures for {card}: match its rank, or add up cards to {value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card you drew fits, so you must play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first card of a marriage must fit; {card} does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game of this deal must be named before a card is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stack is empty: play a card, or pass if nothing fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no joker to answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to choose; draw a card from the ring.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This deal already has its game: {game}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no such action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is your last card: no suit is named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps have been played eight times and are closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must discard the king of hearts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have already called “one card”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no {suit}, so you must discard a heart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no {suit}, so you must discard a king or jack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no {suit}, so you must discard a queen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no {suit}, so you must discard the Rıfkı.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have no {suit}, so you must play a trump, even one that cannot win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may pass only when the stack is empty and nothing you hold fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamond</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>heart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} matches neither the suit ({suit}) nor the rank; only a jack fits everywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} has been played twice and is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has no missing “one card” to catch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“One card” is called with two or three cards on your turn, or with one card in hand.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>situations</name>
    <message>
        <source>{game}, deal {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>minus {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>taken</name>
    <message>
        <source>hearts: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trick {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tricks {first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tricks: {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
