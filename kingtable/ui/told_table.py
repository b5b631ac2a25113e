"""What lies on the table, thing by thing, for those who do not see it."""

from __future__ import annotations

from collections.abc import Sequence

from kingtable.core.cards import Card
from kingtable.ui import told
from kingtable.ui.people import People
from kingtable.ui.spoken import aloud
from kingtable.ui.table.picture import CardPic, SeatPic, Tag
from kingtable.ui.text import card_name, figure, manner, short_card, signed, suit_name
from kingtable.ui.words import tr as _tr


def your_cards() -> str:
    """The heading of the own hand."""
    return _tr("Your cards")


def on_the_table() -> str:
    """The heading of what lies between the players."""
    return _tr("On the table")


def players() -> str:
    """The heading of the badges."""
    return _tr("Players")


def held_card(pic: CardPic, place: int, count: int) -> str:
    """A card of the own hand: queen of hearts, playable, 3 of 9."""
    assert pic.face is not None
    words = [card_name(pic.face)]
    if pic.selected:
        words.append(_tr("picked"))
    if pic.legal is not None:
        words.append(_tr("playable") if pic.legal else _tr("not playable"))
    words.append(_tr("{place} of {count}").format(place=place, count=count))
    return ", ".join(words)


def in_trick(people: People, seat: int, card: Card, tag: Tag | None) -> str:
    """A card of the trick: Selin king of hearts, highest."""
    played = told.play(people, seat, card)
    return aloud(f"{played}, {told.tag(people, tag)}" if tag is not None else played)


def stack(count: int) -> str:
    """What is left to draw."""
    return _tr("Stack, {cards}").format(cards=cards_counted(count))


def discards(top: Card, count: int) -> str:
    """What was laid."""
    return _tr("Discard pile, {card} on top, {cards}").format(card=card_name(top), cards=cards_counted(count))


def ring(count: int) -> str:
    """The ring of cards to draw from."""
    return _tr("Ring, {cards}").format(cards=cards_counted(count))


def in_wat(pic: CardPic) -> str:
    """An open card of the middle."""
    assert pic.face is not None
    words = [_tr("In the Wat: {card}").format(card=card_name(pic.face))]
    if pic.winner:
        words.append(_tr("in the marked capture"))
    elif pic.legal:
        words.append(_tr("can be captured"))
    return ", ".join(words)


def drawn(people: People, seat: int, card: Card) -> str:
    """An open ring card, or one drawn for the first player."""
    template = _tr("You drew: {card}") if seat == people.viewer else _tr("{name} drew: {card}")
    return template.format(name=people.names[seat], card=card_name(card))


def pile(people: People, seat: int, cards: Sequence[Card]) -> str:
    """A home pile, bottom first; how many of one rank lie on top says what can be taken off it."""
    template = _tr("Your pile, {facts}") if seat == people.viewer else _tr("Pile of {name}, {facts}")
    return template.format(name=people.names[seat], facts=_pile(cards))


def _pile(cards: Sequence[Card]) -> str:
    if not cards:
        return _tr("empty")
    top = cards[-1]
    alike = next((n for n, card in enumerate(reversed(cards)) if card.rank != top.rank), len(cards))
    words = _tr("{cards}, {card} on top").format(cards=cards_counted(len(cards)), card=card_name(top))
    if alike < 2 or not top.rank:
        return words
    return _tr("{pile}, {count} of its rank").format(pile=words, count=alike)


def out_of_play(count: int) -> str:
    """Cards that count for nobody."""
    return _tr("Out of play, {cards}").format(cards=cards_counted(count))


def badge(pic: SeatPic) -> str:
    """A player: Selin, Normal, 12 cards, total minus 460, this deal minus 60, dealer."""
    words = [pic.person.name]
    if pic.person.level:
        words.append(manner(pic.person.level, pic.person.temper))
    words.append(cards_counted(pic.cards_left))
    if not pic.cards_are_total:
        words.append(_tr("total {points}").format(points=figure(pic.total)))
    if pic.points:
        words.append(_tr("this deal {points}").format(points=signed(pic.points)))
    if pic.mark is not None:
        words.append(told.mark(pic.mark))
    return aloud(", ".join(words))


def cards_counted(count: int) -> str:
    """So many cards, in words."""
    return _tr("1 card") if count == 1 else _tr("{count} cards").format(count=count)


# -- the whole situation -----------------------------------------------------------------------------------------------


def hand(cards: Sequence[Card]) -> str:
    """The own cards by suits, in the order of the fan."""
    if not cards:
        return _tr("You hold no cards.")
    jokers = [card for card in cards if not card.rank]
    groups = [_tr("jokers: {count}").format(count=len(jokers))] if jokers else []
    for suit in dict.fromkeys(card.suit for card in cards if card.rank):
        ranks = " ".join(card.rank_text for card in cards if card.suit == suit)
        groups.append(_tr("{suit}: {ranks}").format(suit=suit_name(suit), ranks=ranks))
    return _tr("You hold {count} – {suits}.").format(count=cards_counted(len(cards)), suits="; ".join(groups))


def trick(people: People, played: Sequence[tuple[int, Card]]) -> str:
    """The cards on the table by who played them, the lead first."""
    if not played:
        return _tr("No card lies on the table.")
    return _tr("On the table: {cards}.").format(cards=", ".join(told.play(people, seat, card) for seat, card in played))


def may_play(playable: Sequence[Card], held: int) -> str:
    """Which of the cards held may be played."""
    if not playable:
        return _tr("No card may be played.")
    if len(playable) == held:
        return _tr("Every card may be played.")
    if len(playable) > 3:
        return _tr("{count} of your {all} cards may be played.").format(count=len(playable), all=held)
    return _tr("You may play {cards}.").format(cards=", ".join(map(_short, playable)))


def totals(people: People, figures: Sequence[int]) -> str:
    """What every seat has, the viewer first."""
    return _tr("Total: {figures}.").format(figures=_figures(people, figures, figure))


def entries(people: People, figures: Sequence[int]) -> str:
    """What a deal brought every seat, the viewer first."""
    return _tr("This deal: {figures}.").format(figures=_figures(people, figures, signed))


def _figures(people: People, figures: Sequence[int], shown: object) -> str:
    assert callable(shown)
    words = []
    for seat in people.around:
        template = _tr("you {points}") if seat == people.viewer else _tr("{name} {points}")
        words.append(template.format(name=people.names[seat], points=shown(figures[seat])))
    return ", ".join(words)


def cards_held(people: People, counts: Sequence[int]) -> str:
    """How many cards the others hold."""
    others = [seat for seat in people.around if seat != people.viewer]
    words = [f"{people.names[seat]} {counts[seat]}" for seat in others]
    return _tr("Cards of the others: {counts}.").format(counts=", ".join(words))


def runs(direction: str) -> str:
    """Which way play runs."""
    return _tr("Play runs {direction}.").format(direction=direction)


def tricks_left(count: int) -> str:
    """How much of a deal is still to play; some end before the last trick."""
    if count == 1:
        return _tr("At most 1 trick is left.")
    return _tr("At most {count} tricks are left.").format(count=count)


def places(people: People, order: Sequence[int]) -> str:
    """The end of a match; ``order`` are the places by seat."""
    first = [seat for seat in people.around if order[seat] == 1]
    if first == [people.viewer]:
        return _tr("The match is over: you win.")
    names = " & ".join(people.names[seat] for seat in first)
    return _tr("The match is over: {names} won.").format(names=names)


def wat(cards: Sequence[Card]) -> str:
    """The open cards of the middle."""
    if not cards:
        return _tr("The Wat is empty.")
    return _tr("In the Wat: {cards}.").format(cards=", ".join(map(_short, cards)))


def shown(cards: Sequence[Card]) -> str:
    """A hand that was laid open."""
    return _tr("The hand: {cards}.").format(cards=", ".join(map(_short, cards)))


def _short(card: Card) -> str:
    return short_card(card) if card.rank else card_name(card)


def offer(words: str, *, closed: bool) -> str:
    """A button of the table."""
    return aloud(_tr("{words}, not possible now").format(words=words) if closed else words)


def offered(words: Sequence[tuple[str, str]]) -> str:
    """What else can be done: (words, key) of each."""
    named = [_tr("{words} (key {key})").format(words=what, key=key) if key else what for what, key in words]
    return _tr("You can: {offers}.").format(offers="; ".join(named))
