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
    from kingtable.session.adviser import Adviser
    from kingtable.session.chair import Chair
    from kingtable.session.director import Director, Thinks
    from kingtable.session.session import Session


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
        self._session: Session | None = None
        self._director: Director | None = None
        self._adviser: Adviser | None = None
        self._chair: Chair | None = None
        self._shown: Any = None
        # One for all matches: an answer may still be on its way when the next match is opened.
        self._epochs = count()
        # The thinker answers from its own thread; the signal brings the answer into this one.
        self._answered.connect(self._take_answer, Qt.ConnectionType.QueuedConnection)
        # Whoever acts next waits until the table is idle, people excepted, and the disk has what is shown: even at
        # instant speed no more than the last action is lost with a killed program.
        self._idle = False
        self._wish: Callable[[], None] | None = None
        self._arrival = Arrival(self)
        self._arrival.come.connect(self._arrived)

    # -- the match on the table ------------------------------------------------------------------------------------

    def answer(self, answer: Answer) -> None:
        """An opponent's answer, from any thread."""
        self._answered.emit(answer)

    def open(self, match: Match) -> None:
        """Put a match on the table; RecordError or IllegalRecord if its record cannot be played through."""
        from kingtable.session.adviser import Adviser
        from kingtable.session.chair import Chair
        from kingtable.session.director import Director

        session = self._session_of(match)
        self._match, self._session = match, session
        self._wish = None
        self._director = Director(session, match.company, self._thinker(), self._stepped)
        self._adviser = Adviser(session, match.company, self._thinker(), self._advise, self.explained.emit)
        self._chair = Chair(session, match.human)
        self._shown = self.view
        self._save()
        self.opened.emit()
        if session.places is not None:
            # It ended before, and the program was ended before the statistics had it.
            self._count(self.match, session)
        self._director.moved()

    def leave(self) -> None:
        """Take the match from the table; it stays saved."""
        self._match = self._session = self._director = self._adviser = self._chair = self._wish = None

    def count(self, id: str) -> None:
        """Have a finished match counted that is not on the table; a second time does nothing."""
        match = self._matches.load(id).value
        if match is not None:
            self._count(match, self._session_of(match))

    @property
    def running(self) -> bool:
        """Whether a match is on the table."""
        return self._session is not None

    @property
    def game(self) -> str:
        """The id of the running match's game, "" while none is on the table."""
        return self._match.record.game if self._match is not None else ""

    @property
    def match(self) -> Match:
        """The match on the table with its record as it stands."""
        assert self._match is not None and self._session is not None
        return replace(self._match, record=self._session.record)

    @property
    def viewer(self) -> int:
        """The seat from whose place the table is shown."""
        assert self._chair is not None
        return self._chair.seat

    @property
    def free(self) -> bool:
        """Whether the viewer has yet to sit down; until then the View is that of a bystander."""
        return self._chair is not None and self._chair.free

    @property
    def view(self) -> Any:
        """What may be shown now."""
        assert self._chair is not None
        return self._chair.view

    @property
    def people(self) -> People:
        """Who sits where."""
        assert self._session is not None
        match = self.match
        levels = match.company.levels_in(self._session.deal)
        return seated(match.record.seats, levels, self.viewer, self._avatar(), match.avatars, match.tempers)

    @property
    def places(self) -> tuple[int, ...] | None:
        """The final places, None while the match runs."""
        return self._session.places if self._session is not None else None

    @property
    def can_undo(self) -> bool:
        """Whether the viewer, or on a free chair anybody, has something that may be taken back."""
        if self._session is None or self._chair is None or not self.match.undo_allowed:
            return False
        return self._session.can_undo(self._chair.deciding) and self._session.places is None

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be played again."""
        return self._session is not None and self._session.can_redo

    @property
    def can_hint(self) -> bool:
        """Whether the match allows hints and the viewer may do something."""
        if self._session is None or self.free:
            return False
        return self.match.hints and bool(self._session.legal(self.viewer))

    @property
    def past(self) -> range:
        """The deals that are over, whose cards everybody may see."""
        return self._session.past if self._session is not None else range(0)

    def look_back(self, deal: int) -> PastDeal:
        """That deal, one of `past`, with all hands open."""
        assert self._session is not None
        return self._session.look_back(deal)

    @property
    def coming_levels(self) -> tuple[int, Levels]:
        """The deal from which levels can be changed now, and those that will hold in it."""
        assert self._session is not None
        deal = self._session.deal + (1 if self._session.begun else 0)
        return deal, self.match.company.levels_in(deal)

    @property
    def held(self) -> bool:
        """Whether the next to act waits because a person may speak out of turn; `go_on` lets it act."""
        if self._director is None or self._session is None or self._session.to_act == self.viewer:
            return False
        return self._director.held

    @property
    def words_of_others(self) -> tuple[tuple[int, Action], ...]:
        """What people besides the viewer may say out of turn, by seat."""
        if self._director is None or self.free:
            return ()
        return tuple((seat, action) for seat, action in self._director.words if seat != self.viewer)

    # -- wishes ----------------------------------------------------------------------------------------------------

    def act(self, action: Action, seat: int | None = None) -> None:
        """The viewer wants to do that, or the person at ``seat`` to say it; a refusal is told and changes nothing."""
        session = self._session
        if session is None or self.free:
            return
        actor = self.viewer if seat is None else seat
        refusal = session.refusal(actor, action)
        if refusal is not None:
            self._match = self._match and self._match.refuse(actor)
            self.refused.emit(Refused(action, refusal))
            return
        self._once_arrived(lambda: self._stepped(session.act(actor, action)))

    def play(self, card: Card) -> None:
        """The viewer wants to play that card."""
        from kingtable.core.actions import Play

        self.act(Play(card))

    def undo(self) -> None:
        """Take back to the viewer's last decision, on a free chair to anybody's; the match is marked."""
        session, chair = self._session, self._chair
        if session is not None and chair is not None and self.can_undo:
            self._once_arrived(lambda: self._jumped(session.undo(chair.deciding)))

    def redo(self) -> None:
        """Play again what was taken back."""
        session, chair = self._session, self._chair
        if session is not None and chair is not None and self.can_redo:
            self._once_arrived(lambda: self._jumped(session.redo(chair.deciding)))

    def hint(self) -> None:
        """The viewer wants to know what is best; `hinted` follows unless the position changes before."""
        if self._adviser is not None and self.can_hint:
            self._adviser.hint(self.viewer)

    def explain(self, number: int) -> None:
        """Why an opponent did action ``number`` of a deal that is over; `explained` follows."""
        if self._adviser is not None:
            self._adviser.explain(number)

    def change_levels(self, levels: Levels) -> None:
        """The opponents have these levels from the next deal on, or from this one if nobody has acted in it."""
        if self._match is None or self._director is None or self._adviser is None:
            return
        company = self._match.company.changed(self.coming_levels[0], levels)
        self._match = self._match.joined(company)
        self._director.receive(company)
        self._adviser.receive(company)
        self._write()
        self.joined.emit()

    def go_on(self) -> None:
        """The people have nothing to say out of turn."""
        if self._director is not None:
            self._director.go_on()
            self._pass_on()

    def sit_down(self) -> None:
        """The person whose turn it is sits at the window now."""
        if self._chair is not None and self._chair.free:
            self._chair.sit_down()
            self._turned()

    def table_idle(self) -> None:
        """The table shows the position and nothing moves: once it is written, the next to act may do so."""
        self._idle = True
        self._let_go_on()

    # -- what follows ----------------------------------------------------------------------------------------------

    def _stepped(self, step: Step) -> None:
        from kingtable.core.events import redact

        self._save()
        if self.places is not None:
            assert self._session is not None
            self._count(self.match, self._session)
        assert self._chair is not None
        events = tuple(redact(event, self._chair.eyes) for event in step.events)
        before, self._shown = self._shown, self.view
        moved = Moved(before, events, self._shown)
        assert self._director is not None
        self._director.moved()
        self.moved.emit(moved)

    def _jumped(self, step: Step | None) -> None:
        if step is None:
            return
        assert self._match is not None
        self._match = replace(self._match, undo_used=True)
        if self._chair is not None and self._chair.free:
            self._chair.call(self.viewer if self._chair.wanted is None else self._chair.wanted)
        self._stepped(step)

    def _take_answer(self, answer: Answer) -> None:
        if self._director is None or self._adviser is None:
            return
        if answer.wish == "action":
            self._director.answered(answer)
        else:
            self._adviser.answered(answer)

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

    def _once_arrived(self, deed: Callable[[], None]) -> None:
        """Do it when the disk has what is shown, mostly at once; of several wishes meanwhile the first one counts."""
        if not self._arrival.pending:
            deed()
        elif self._wish is None:
            self._wish = deed

    def _arrived(self) -> None:
        self.saved.emit(True)
        deed, self._wish = self._wish, None
        if deed is not None:
            deed()
        else:
            self._let_go_on()

    def _let_go_on(self) -> None:
        if self._idle and not self._arrival.pending and self._director is not None:
            self._director.table_idle()
            self._pass_on()

    def _pass_on(self) -> None:
        """Where another person is to act and nobody has to say anything before, the table turns to that person."""
        chair = self._chair
        if self._idle and chair is not None and chair.wanted is not None and not self.held:
            chair.call(chair.wanted)
            self._turned()

    def _turned(self) -> None:
        if self._adviser is not None:
            self._adviser.forget()
        self._shown = self.view
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
