"""Session and director behind Qt signals: the one place where a wish of the window becomes an action of the match."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal

from kingtable.core.record import RecordError
from kingtable.games import game_of
from kingtable.store.matches import Match, MatchStore
from kingtable.store.stats import Stats
from kingtable.ui.arrival import Arrival
from kingtable.ui.people import People, seated

if TYPE_CHECKING:
    # The window shall show at once: what a match needs is loaded with the first one.
    from kingtable.bots.advice import Hint
    from kingtable.bots.company import Levels
    from kingtable.bots.wire import Answer
    from kingtable.core.actions import Action
    from kingtable.core.cards import Card
    from kingtable.core.events import Event
    from kingtable.core.game import Refusal
    from kingtable.core.past import PastDeal
    from kingtable.core.step import Step
    from kingtable.session.director import Thinks
    from kingtable.session.session import Session
    from kingtable.session.sitting import Sitting


class Moved(Struct, frozen=True):
    """The match moved from one View of the viewer to the next; without events it jumped (undo, redo)."""

    before: Any
    events: tuple[Event, ...]
    after: Any


class Refused(Struct, frozen=True):
    """The viewer's action was refused and nothing changed."""

    action: Action
    refusal: Refusal


class Controller(QObject):
    """Holds at most one match. Every action is on its way to the disk before anybody is told of it."""

    opened = Signal()
    """Another match lies on the table: read `view` and `people`."""
    moved = Signal(object)
    """A `Moved`."""
    refused = Signal(object)
    """A `Refused`."""
    passed = Signal()
    """The table has turned to another person, or that person has sat down: read `view`, `people` and `free`."""
    saved = Signal(bool)
    """False: what is shown next is on its way to the disk; True: the disk has it."""
    hinted = Signal(object)
    """A `Hint` for the position as it is."""
    explained = Signal(object)
    """An `Explanation` that was asked for."""
    joined = Signal()
    """Levels of opponents were changed: read `people`."""
    _answered = Signal(object)

    def __init__(
        self,
        matches: MatchStore,
        stats: Stats,
        thinker: Callable[[], Thinks],
        avatar: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        """``thinker`` gives who answers for the opponents, ``avatar`` the viewer's avatar, when a match is opened."""
        super().__init__(parent)
        self._matches = matches
        self._stats = stats
        self._avatar = avatar
        self._thinker = thinker
        self._match: Match | None = None
        self._sitting: Sitting | None = None
        # One for all matches: an answer may still be on its way when the next match is opened.
        self._epochs = count()
        # The thinker answers from its own thread; the signal brings the answer into this one.
        self._answered.connect(self._take_answer, Qt.ConnectionType.QueuedConnection)
        # Whoever acts next waits until the table is idle, people excepted, and the disk has what is shown: even at
        # instant speed no more than the last action is lost with a killed program.
        self._idle = False
        self._arrival = Arrival(self)
        self._arrival.come.connect(self._arrived)

    # -- the match on the table ------------------------------------------------------------------------------------

    def answer(self, answer: Answer) -> None:
        """An opponent's answer, from any thread."""
        self._answered.emit(answer)

    def open(self, match: Match) -> None:
        """Put a match on the table; RecordError or IllegalRecord if its record cannot be played through."""
        from kingtable.session.sitting import Sitting

        session = self._session_of(match)
        self._arrival.drop_deed()
        self._match = match
        self._sitting = sitting = Sitting(
            session, match.human, match.company, self._thinker(), self._stepped, self._advise, self.explained.emit
        )
        self._save()
        self.opened.emit()
        if session.places is not None:
            # It ended before, and the program was ended before the statistics had it.
            self._count(self.match, session)
        sitting.director.moved()

    def leave(self) -> None:
        """Take the match from the table; it stays saved."""
        self._match = self._sitting = None
        self._arrival.drop_deed()

    def count(self, id: str) -> None:
        """Have a finished match counted that is not on the table; a second time does nothing."""
        match = self._matches.load(id).value
        if match is not None:
            self._count(match, self._session_of(match))

    @property
    def running(self) -> bool:
        """Whether a match is on the table."""
        return self._sitting is not None

    @property
    def game(self) -> str:
        """The id of the running match's game, "" while none is on the table."""
        return self._match.record.game if self._match is not None else ""

    @property
    def match(self) -> Match:
        """The match on the table with its record as it stands."""
        assert self._match is not None
        return replace(self._match, record=self._here.session.record)

    @property
    def _here(self) -> Sitting:
        assert self._sitting is not None, "no match is on the table"
        return self._sitting

    @property
    def viewer(self) -> int:
        """The seat from whose place the table is shown."""
        return self._here.viewer

    @property
    def free(self) -> bool:
        """Whether the viewer has yet to sit down; until then the View is that of a bystander."""
        return self._sitting is not None and self._sitting.chair.free

    @property
    def view(self) -> Any:
        """What may be shown now."""
        return self._here.chair.view

    @property
    def people(self) -> People:
        """Who sits where."""
        match = self.match
        levels = match.company.levels_in(self._here.session.deal)
        return seated(match.record.seats, levels, self.viewer, self._avatar(), match.avatars, match.tempers)

    @property
    def places(self) -> tuple[int, ...] | None:
        """The final places, None while the match runs."""
        return self._sitting.session.places if self._sitting is not None else None

    @property
    def can_undo(self) -> bool:
        """Whether the viewer, or on a free chair anybody, has something that may be taken back."""
        return self._sitting is not None and self.match.undo_allowed and self._sitting.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be played again."""
        return self._sitting is not None and self._sitting.session.can_redo

    @property
    def can_hint(self) -> bool:
        """Whether the match allows hints and the viewer may do something."""
        return self._sitting is not None and self.match.hints and self._sitting.can_act

    @property
    def past(self) -> range:
        """The deals that are over, whose cards everybody may see."""
        return self._sitting.session.past if self._sitting is not None else range(0)

    def look_back(self, deal: int) -> PastDeal:
        """That deal, one of `past`, with all hands open."""
        return self._here.session.look_back(deal)

    @property
    def coming_levels(self) -> tuple[int, Levels]:
        """The deal from which levels can be changed now, and those that will hold in it."""
        deal = self._here.coming_deal
        return deal, self.match.company.levels_in(deal)

    @property
    def held(self) -> bool:
        """Whether the next to act waits because a person may speak out of turn; `go_on` lets it act."""
        return self._sitting is not None and self._sitting.held

    @property
    def words_of_others(self) -> tuple[tuple[int, Action], ...]:
        """What people besides the viewer may say out of turn, by seat."""
        return self._sitting.words_of_others if self._sitting is not None else ()

    # -- wishes ----------------------------------------------------------------------------------------------------

    def act(self, action: Action, seat: int | None = None) -> None:
        """The viewer wants to do that, or the person at ``seat`` to say it; a refusal is told and changes nothing."""
        if self._sitting is None or self.free:
            return
        session = self._sitting.session
        actor = self.viewer if seat is None else seat
        refusal = session.refusal(actor, action)
        if refusal is not None:
            self._match = self._match and self._match.refuse(actor)
            self.refused.emit(Refused(action, refusal))
            return
        self._arrival.once_come(lambda: self._stepped(session.act(actor, action)))

    def play(self, card: Card) -> None:
        """The viewer wants to play that card."""
        from kingtable.core.actions import Play

        self.act(Play(card))

    def undo(self) -> None:
        """Take back to the viewer's last decision, on a free chair to anybody's; the match is marked."""
        if self.can_undo:
            sitting = self._here
            self._arrival.once_come(lambda: self._jumped(sitting.undo()))

    def redo(self) -> None:
        """Play again what was taken back."""
        if self.can_redo:
            sitting = self._here
            self._arrival.once_come(lambda: self._jumped(sitting.redo()))

    def hint(self) -> None:
        """The viewer wants to know what is best; `hinted` follows unless the position changes before."""
        if self.can_hint:
            self._here.adviser.hint(self.viewer)

    def explain(self, number: int) -> None:
        """Why an opponent did action ``number`` of a deal that is over; `explained` follows."""
        if self._sitting is not None:
            self._sitting.adviser.explain(number)

    def change_levels(self, levels: Levels) -> None:
        """The opponents have these levels from the next deal on, or from this one if nobody has acted in it."""
        if self._match is None:
            return
        company = self._match.company.changed(self.coming_levels[0], levels)
        self._match = self._match.joined(company)
        self._here.receive(company)
        self._write()
        self.joined.emit()

    def go_on(self) -> None:
        """The people have nothing to say out of turn."""
        if self._sitting is not None:
            self._sitting.director.go_on()
            self._pass_on()

    def sit_down(self) -> None:
        """The person whose turn it is sits at the window now."""
        if self._sitting is not None and self.free:
            self._sitting.sit_down()
            self.passed.emit()

    def table_idle(self) -> None:
        """The table shows the position and nothing moves: once it is written, the next to act may do so."""
        self._idle = True
        self._let_go_on()

    # -- what follows ----------------------------------------------------------------------------------------------

    def _stepped(self, step: Step) -> None:
        self._save()
        sitting = self._here
        if self.places is not None:
            self._count(self.match, sitting.session)
        moved = Moved(*sitting.tell(step))
        sitting.director.moved()
        self.moved.emit(moved)

    def _jumped(self, step: Step | None) -> None:
        if step is not None:
            assert self._match is not None
            self._match = replace(self._match, undo_used=True)
            self._stepped(step)

    def _take_answer(self, answer: Answer) -> None:
        if self._sitting is not None:
            self._sitting.take_answer(answer)

    def _advise(self, hint: Hint) -> None:
        assert self._match is not None
        if not self._match.hints_used:
            self._match = replace(self._match, hints_used=True)
            self._write()
        self.hinted.emit(hint)

    def _save(self) -> None:
        self._idle = False
        self.saved.emit(False)
        self._matches.save(self.match, self._arrival.expect())

    def _write(self) -> None:
        """Save what is no action; an action that is still on its way arrives together with it."""
        if self._arrival.pending:
            self._matches.save(self.match, self._arrival.expect())
        else:
            self._matches.save(self.match)

    def _arrived(self) -> None:
        self.saved.emit(True)
        if not self._arrival.do_deed():
            self._let_go_on()

    def _let_go_on(self) -> None:
        if self._idle and not self._arrival.pending and self._sitting is not None:
            self._sitting.director.table_idle()
            self._pass_on()

    def _pass_on(self) -> None:
        if self._idle and self._sitting is not None and self._sitting.pass_on():
            self.passed.emit()

    def _count(self, match: Match, session: Session) -> None:
        from kingtable.ui.finished import finished_match

        view, places = session.view(0), session.places or ()
        # What the seats did is counted by playing the match through once more: work for the writer's thread.
        self._matches.count(match, lambda: self._stats.add(finished_match(match, view, places)))

    def _session_of(self, match: Match) -> Session:
        from kingtable.session.session import Session

        game = game_of(match.record.game)
        if game is None:
            raise RecordError("game", f"unknown game {match.record.game!r}")
        return Session(game, match.record, self._epochs)
