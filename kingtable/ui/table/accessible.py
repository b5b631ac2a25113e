"""The table for screen readers: cards, places and players as objects with names, states and focus.

Qt shows nothing of a graphics scene to them. So each thing has a widget that is never shown, whose interface tells
name, place and state. A widget, because its interface brings the actions along: `interface_cast` made in Python, which
plain objects would need for them, crashes PySide 6.11 for every kind of interface that it says no to.
"""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget, QApplication, QGraphicsView, QWidget

from kingtable.core.cards import Card
from kingtable.ui.announce import announce
from kingtable.ui.spoken import aloud
from kingtable.ui.table.described import Thing, Things, described
from kingtable.ui.table.picture import Picture
from kingtable.ui.table.placement import Layout, Rect
from kingtable.ui.table.scene import TableScene

_INSTALLED = "tables can be read"
"""The property by which an application knows that the factory is there."""


class ReadableView(QGraphicsView):
    """A view of which a screen reader is told what its scene shows."""

    reader: AccessibleTable


class Spot(QWidget):
    """Stands for a thing or a list of things. It is never shown; it gives an interface something to live on."""

    def __init__(self, reader: AccessibleTable, told: Thing | Things) -> None:
        super().__init__(reader.view)
        self.reader = reader
        self.told = told
        self.over: Spot | None = None
        """The list that the thing stands in, None for a list, and for a thing that is not there now."""
        self.spots: list[Spot] = []
        self.hide()

    @property
    def there(self) -> bool:
        """Whether the table shows it."""
        self.reader.look()
        return self.over is not None or self in self.reader.lists


class AccessibleTable(QObject):
    """Keeps the spots equal to the picture shown, and tells screen readers what changed.

    A spot lives as long as the table: cards come back with the next deal, and a screen reader may hold on to them.
    """

    said = Signal(str)
    """A sentence was spoken."""
    card_wanted = Signal(object, bool)
    """The screen reader points at that Card of the hand; True: it presses it."""
    zone_wanted = Signal(object)
    """The screen reader presses that Zone."""

    def __init__(self, view: ReadableView, scene: TableScene) -> None:
        super().__init__(view)
        self.view = view
        self.lists: list[Spot] = []
        self.focus: Card | None = None
        """The card of the hand that the keyboard is at."""
        self._scene = scene
        self._spots: dict[Hashable, Spot] = {}
        self._shown: tuple[Picture, Layout] | None = None
        self.interfaces: list[QAccessibleInterface] = []
        """Python's own references, for Qt's do not keep the Python halves alive."""
        _install()
        scene.shown.connect(self._changed)

    def say(self, sentence: str, *, at_once: bool = False) -> None:
        """Have that spoken; ``at_once`` before everything else."""
        if not sentence:
            return
        words = aloud(sentence)
        self.said.emit(words)
        announce(self.view, words, at_once=at_once)

    def focus_moved(self, card: Card | None) -> None:
        """The keyboard is at that card now; tell of it if it is the table that has the keyboard."""
        self.focus = card
        if card is None or not QAccessible.isActive() or not self.view.hasFocus():
            return
        spot = self.focused
        if spot is not None:
            _tell(spot, QAccessible.Event.Focus)

    @property
    def focused(self) -> Spot | None:
        """The spot of the card that the keyboard is at."""
        self.look()
        spot = self._spots.get(("hand", self.focus)) if self.view.hasFocus() else None
        return spot if spot is not None and spot.there else None

    def look(self) -> None:
        """Bring the spots up to date with what the scene shows."""
        picture, placed = self._scene.picture, self._scene.placed
        if picture is None or placed is None:
            return
        if self._shown is not None and self._shown[0] is picture and self._shown[1] is placed:
            return
        self._shown = picture, placed
        lists = []
        for told in described(picture, placed):
            spot = self._spot(told)
            lists.append(spot)
            self._fill(spot, [self._spot(thing) for thing in told.things])
        for spot in [spot for spot in self.lists if spot not in lists]:
            self._fill(spot, [])
            _tell(spot, QAccessible.Event.ObjectDestroyed)
        new = [spot for spot in lists if spot not in self.lists]
        self.lists = lists
        for spot in new:
            _tell(spot, QAccessible.Event.ObjectCreated)

    def _changed(self) -> None:
        # Without a screen reader nothing is made; one that comes later asks, and then everything is made.
        if QAccessible.isActive():
            self.look()

    def _spot(self, told: Thing | Things) -> Spot:
        spot = self._spots.get(told.key)
        if spot is None:
            spot = self._spots[told.key] = Spot(self, told)
        elif spot.told.name != told.name:
            spot.told = told
            if spot.there:
                _tell(spot, QAccessible.Event.NameChanged)
        spot.told = told
        return spot

    @staticmethod
    def _fill(over: Spot, spots: list[Spot]) -> None:
        for spot in [spot for spot in over.spots if spot not in spots]:
            _tell(spot, QAccessible.Event.ObjectDestroyed)
            spot.over = None
        new = [spot for spot in spots if spot.over is not over]
        over.spots = spots
        for spot in new:
            spot.over = over
            _tell(spot, QAccessible.Event.ObjectCreated)


class _TableInterface(QAccessibleWidget):
    """The table: its lists, then the widgets that lie over the cloth."""

    def __init__(self, view: ReadableView) -> None:
        super().__init__(view, QAccessible.Role.Grouping)
        self._view = view

    def _objects(self) -> list[QWidget]:
        view = self._view
        view.reader.look()
        own = (view.viewport(), *view.findChildren(QWidget, "qt_scrollarea_hcontainer"))
        over = [
            child
            for child in view.children()
            if isinstance(child, QWidget) and not isinstance(child, Spot) and child not in own and child.isVisible()
        ]
        return [*view.reader.lists, *over]

    def childCount(self) -> int:
        return len(self._objects())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        found = self._objects()
        return _interface(found[index]) if 0 <= index < len(found) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        found = self._objects()
        return found.index(child.object()) if child.object() in found else -1  # type: ignore[arg-type]

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        spot = self._view.reader.focused
        return _interface(spot) if spot is not None else super().focusChild()


class _SpotInterface(QAccessibleWidget):
    """A list of the table, or a thing in it."""

    def __init__(self, spot: Spot) -> None:
        role = QAccessible.Role.List if isinstance(spot.told, Things) else QAccessible.Role.ListItem
        super().__init__(spot, role)
        self._spot = spot

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return _interface(self._spot.over or self._spot.reader.view)

    def childCount(self) -> int:
        return len(self._spot.spots)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        spots = self._spot.spots
        return _interface(spots[index]) if 0 <= index < len(spots) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        found = child.object()
        return self._spot.spots.index(found) if found in self._spot.spots else -1

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        focused = self._spot.reader.focused
        return _interface(focused) if focused is not None and focused.over is self._spot else None

    def text(self, kind: QAccessible.Text) -> str:
        return self._spot.told.name if kind == QAccessible.Text.Name else ""

    def rect(self) -> QRect:
        view = self._spot.reader.view
        return _on_screen(view, self._spot.told.rect)

    def state(self) -> QAccessible.State:
        spot, told = self._spot, self._spot.told
        state = QAccessible.State()
        # PySide takes these as numbers of one bit.
        state.invisible = int(not spot.there or not spot.reader.view.isVisible())
        if isinstance(told, Thing):
            state.focusable = int(told.card is not None)
            state.focused = int(spot.reader.focused is spot)
            state.selectable = int(told.card is not None or told.zone is not None)
            state.selected = int(told.picked)
        return state

    def actionNames(self) -> list[str]:
        told = self._spot.told
        names = []
        if isinstance(told, Thing) and (told.card is not None or told.zone is not None):
            names.append(QAccessibleActionInterface.pressAction())
        if isinstance(told, Thing) and told.card is not None:
            names.append(QAccessibleActionInterface.setFocusAction())
        return names

    def doAction(self, name: str) -> None:
        told, reader = self._spot.told, self._spot.reader
        if not isinstance(told, Thing) or not self._spot.there or name not in self.actionNames():
            return
        if told.card is not None:
            reader.card_wanted.emit(told.card, name == QAccessibleActionInterface.pressAction())
        else:
            reader.zone_wanted.emit(told.zone)

    def keyBindingsForAction(self, _name: str) -> list[str]:
        return []


def _install() -> None:
    """Have Qt ask here for the interfaces of tables; once an application."""
    app = QApplication.instance()
    assert app is not None
    if not app.property(_INSTALLED):
        app.setProperty(_INSTALLED, True)
        QAccessible.installFactory(_made)


def _made(_class_name: str, about: QObject) -> QAccessibleInterface | None:
    if isinstance(about, Spot):
        made: QAccessibleInterface = _SpotInterface(about)
        about.reader.interfaces.append(made)
    elif isinstance(about, ReadableView):
        made = _TableInterface(about)
        about.reader.interfaces.append(made)
    else:
        return None
    return made


def _interface(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def _tell(spot: Spot, event: QAccessible.Event) -> None:
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(spot, event))


def _on_screen(view: QWidget, rect: Rect) -> QRect:
    corner = view.mapToGlobal(QPoint(round(rect.x), round(rect.y)))
    return QRect(corner.x(), corner.y(), round(rect.width), round(rect.height))
