"""What happens in No Kings, told to the viewer, and the words on its cloth."""

from __future__ import annotations

from collections.abc import Sequence

from kingtable.core.cards import Card
from kingtable.games.no_kings import View
from kingtable.games.no_kings_captures import Capture
from kingtable.games.no_kings_events import CardsCaptured, JokerSwept, KingPenalty, RoundStarted
from kingtable.games.no_kings_round import Turn
from kingtable.games.no_kings_table import Seating, value_of
from kingtable.ui.people import People
from kingtable.ui.table.picture import Caption
from kingtable.ui.text import joined, short_card
from kingtable.ui.words import tr as _tr


def mode_name(mode: str) -> str:
    """The rules mode as people know it."""
    return {"injera": _tr("Injera Be Wat"), "no_kings": _tr("No Kings")}[mode]


def caption(shown: Caption) -> str:
    """The words of a caption on the cloth."""
    if shown.kind == "wat":
        return _tr("Wat")
    if shown.kind == "nothing":
        return _tr("empty")
    if shown.kind == "sum":
        return equation(shown.numbers)
    if shown.kind == "run":
        count, rank = shown.numbers
        return f"{count} × {short_card(Card(rank, ''))}"
    return "".join(map(str, shown.numbers))


def equation(figures: Sequence[int]) -> str:
    """4 + 2 = 6."""
    return f"{' + '.join(map(str, figures))} = {sum(figures)}"


def capture_words(capture: Capture, drawn: Card, people: People, seating: Seating) -> str:
    """One of several captures, on its button."""
    if not capture.centre:
        seats = seating.seats_of(seating.side_of(capture.runs[0]))
        return _tr("From {name}").format(name=names(people, seats))
    if any(card.rank != drawn.rank for card in capture.centre):
        return " + ".join(str(value_of(card)) for card in capture.centre)
    return " ".join(map(short_card, capture.centre))


def cards_counted(count: int) -> str:
    """So many cards, in words."""
    return _tr("1 card") if count == 1 else _tr("{count} cards").format(count=count)


def rounds_counted(count: int) -> str:
    """So many rounds won, in words."""
    return _tr("1 round") if count == 1 else _tr("{count} rounds").format(count=count)


def names(people: People, seats: Sequence[int]) -> str:
    """A side by the names of its people."""
    return " & ".join(people.names[seat] for seat in seats)


def round_of(view: View) -> str:
    """Where the match is: round 2 of 3; round 2, to 3 wins."""
    kind, _, number = view.rules["match"].rpartition("-")
    if kind == "first-to":
        return _tr("round {round}, to {wins} wins").format(round=view.round.number, wins=number)
    if kind == "best-of":
        return _tr("round {round} of {all}").format(round=view.round.number, all=number)
    return _tr("a single round")


def turn_line(people: People, turn: Turn) -> str:
    """A turn in the history."""
    mine, card = turn.seat == people.viewer, short_card(turn.card)
    templates = {
        "laid": (_tr("You drew {card}: no match, into the Wat"), _tr("{name} drew {card}: no match, into the Wat")),
        "king": (
            _tr("You drew {card}: your pile ({cards}) moves on"),
            _tr("{name} drew {card}: the pile ({cards}) moves on"),
        ),
        "joker": (_tr("You drew a joker and swept {cards}"), _tr("{name} drew a joker and swept {cards}")),
        "own": (
            _tr("You drew {card}: onto your own pile, draw again"),
            _tr("{name} drew {card}: onto the own pile, draws again"),
        ),
        "sum": (_tr("You drew {card}: {sum}, draw again"), _tr("{name} drew {card}: {sum}, draws again")),
        "captured": (
            _tr("You drew {card}: took {taken}, draw again"),
            _tr("{name} drew {card}: took {taken}, draws again"),
        ),
    }
    added = [value_of(other) for other in turn.moved if other.rank != turn.card.rank]
    kind = turn.fate
    key: str = kind
    if kind == "captured":
        key = "sum" if added else "captured" if turn.moved else "own"
    return templates[key][not mine].format(
        name=people.names[turn.seat],
        card=card,
        cards=cards_counted(len(turn.moved)),
        sum=equation(added),
        taken=" ".join(map(short_card, turn.moved)),
    )


def begins(people: People, started: RoundStarted) -> str:
    """Who begins a round, and why (NK-05)."""
    mine, name = started.first == people.viewer, people.names[started.first]
    if not started.draws:
        return _tr("You begin.") if mine else _tr("{name} begins.").format(name=name)
    drawn = [short_card(card) for seat, card in started.draws if seat == started.first]
    if len(drawn) == 1:
        template = (
            _tr("You drew the highest card, {card}, and begin.")
            if mine
            else _tr("{name} drew the highest card, {card}, and begins.")
        )
    else:
        template = (
            _tr("You tied for the highest card, {card}, drew {more} and begin.")
            if mine
            else _tr("{name} tied for the highest card, {card}, drew {more} and begins.")
        )
    return template.format(name=name, card=drawn[0], more=", ".join(drawn[1:]))


def king_drawn(people: People, event: KingPenalty) -> str:
    """A drawn King of No Kings (UI-31)."""
    mine, theirs = event.seat == people.viewer, event.recipient == people.viewer
    cry = _tr("Trump, kings are losers!")
    if not event.pile:
        line = _tr("Your pile is empty.") if mine else _tr("The pile of {name} is empty.")
    elif mine:
        line = _tr("Your pile, {cards}, goes to {to}.")
    elif theirs:
        line = _tr("The pile of {name}, {cards}, goes to you.")
    else:
        line = _tr("The pile of {name}, {cards}, goes to {to}.")
    line = line.format(
        name=people.names[event.seat], to=people.names[event.recipient], cards=cards_counted(len(event.pile))
    )
    return f"{cry} {line}"


def joker_drawn(people: People, event: JokerSwept) -> str:
    """A Joker's sweep."""
    mine = event.seat == people.viewer
    if event.piles:
        template = (
            _tr("You drew a joker: the Wat and the piles of {names} are yours.")
            if mine
            else _tr("{name} drew a joker and takes the Wat and the piles of {names}.")
        )
    else:
        template = _tr("You drew a joker: the Wat is yours.") if mine else _tr("{name} drew a joker and takes the Wat.")
    robbed = joined([people.names[seat] for seat, _ in event.piles])
    return template.format(name=people.names[event.seat], names=robbed)


def robbed(people: People, event: CardsCaptured) -> str:
    """Runs taken from piles, "" if there are none."""
    if not event.runs:
        return ""
    count = cards_counted(sum(len(cards) for _, cards in event.runs))
    victims = joined([people.names[seat] for seat, _ in event.runs])
    if event.seat == people.viewer:
        return _tr("You take {cards} off the pile of {names}.").format(cards=count, names=victims)
    mine = [seat for seat, _ in event.runs] == [people.viewer]
    template = (
        _tr("{name} takes {cards} off your pile.") if mine else _tr("{name} takes {cards} off the pile of {names}.")
    )
    return template.format(name=people.names[event.seat], cards=count, names=victims)


def round_line(people: People, number: int, seats: Sequence[int], cards: int) -> str:
    """A finished round in the history; ``seats`` are those of the side that won, none for a tie."""
    if not seats:
        return _tr("Round {number}: a tie, nobody wins it.").format(number=number)
    if people.viewer in seats and len(seats) == 1:
        return _tr("Round {number}: you won with {cards}.").format(number=number, cards=cards_counted(cards))
    return _tr("Round {number}: {names} won with {cards}.").format(
        number=number, names=names(people, seats), cards=cards_counted(cards)
    )


def round_title(number: int) -> str:
    """The heading of the running round in the history."""
    return _tr("Round {number}").format(number=number)


def draw_offer() -> str:
    """The button that draws."""
    return _tr("Draw a card")
