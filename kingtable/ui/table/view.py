"""The table people touch: what mouse, keys and screen reader do becomes a wish; and what lies over the cloth."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from kingtable.core.cards import Card
from kingtable.ui.key_button import ARROWS
from kingtable.ui.table.accessible import AccessibleTable, ReadableView
from kingtable.ui.table.celebration import Celebration
from kingtable.ui.table.choreographer import Choreographer
from kingtable.ui.table.cloth import cloth
from kingtable.ui.table.hand_focus import HandFocus
from kingtable.ui.table.look import Look, Pace
from kingtable.ui.table.message import MessageBar
from kingtable.ui.table.mouse import Mouse
from kingtable.ui.table.offer import Offer
from kingtable.ui.table.offers import OfferBar
from kingtable.ui.table.panel_place import hides_hand, panel_place
from kingtable.ui.table.picture import Picture, Tempo, Zone
from kingtable.ui.table.scene import TableScene
from kingtable.ui.theme import INK

_SHADE = QColor(0, 0, 0, 120)
"""Over the cloth under a panel that hides the hand."""


class TableView(ReadableView):
    """The window onto the scene. It tells what the viewer wants to do and decides nothing."""

    card_chosen = Signal(object)
    """The viewer wants to play this Card; nothing moves while that is decided."""
    pair_chosen = Signal(object, object)
    """The viewer dragged the first Card onto the second one of the hand; nothing moves while that is decided."""
    zone_chosen = Signal(object)
    """The viewer clicked this Zone of the cloth; nothing moves while that is decided."""
    rule_wanted = Signal(str)
    """A rule's link was used."""
    painted = Signal()
    """The table was painted; for measuring."""

    def __init__(self, look: Look, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.stage = TableScene(look, self)
        self.setScene(self.stage)
        self.reader = AccessibleTable(self, self.stage)
        self.reader.card_wanted.connect(self._card_wanted)
        self.reader.zone_wanted.connect(self._zone_wanted)
        self._hand_focus = HandFocus(self.stage, self.reader)
        self.choreographer = Choreographer(self.stage, pace, self)
        self._mouse = Mouse(self.stage, self.choreographer)
        self._mouse.card_chosen.connect(self._choose)
        self._mouse.pair_chosen.connect(self.pair_chosen)
        self._mouse.zone_chosen.connect(self.zone_chosen)
        self.message = MessageBar(self)
        self.message.rule_wanted.connect(self.rule_wanted)
        self.message.shown.connect(self.stage.furniture.course.hush)
        self._mouse.taken_up.connect(self.message.dismiss)
        self.celebration = Celebration(self.stage.furniture.paint_saying, self)
        self.offers = OfferBar(look, self)
        self._overlay: QWidget | None = None
        self._cloth = QPixmap()
        self._framed = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(480, 360)
        self.setAccessibleName(self.tr("Card table"))
        self.choreographer.idle.connect(self._settled)

    def restyle(self, look: Look) -> None:
        """Draw the table in that look, at once."""
        self._look = look
        self._cloth = QPixmap()
        self.stage.restyle(look)
        self._place_overlays()
        self.viewport().update()

    def redraw(self, picture: Picture) -> None:
        """Show that picture of an idle table."""
        self.stage.show_picture(picture, Tempo.SET, self.choreographer.pace.travel, lambda: None)

    def close_table(self) -> None:
        """Stop everything that moves."""
        self.choreographer.stop()
        self.celebration.end()
        self.stage.close()

    def sizeHint(self) -> QSize:
        """The table of a 1366×768 window."""
        return QSize(1082, 692)

    def _settled(self) -> None:
        self.celebration.end()
        self._hand_focus.settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything is placed anew."""
        super().resizeEvent(event)
        size = self.viewport().size()
        self.stage.resize(size.width(), size.height())
        self._place_overlays()

    # -- what is said ----------------------------------------------------------------------------------------------

    def refuse(self, card: Card, sentence: str, rule: str) -> None:
        """Say beside the hand why the card may not be played; it goes back and shakes."""
        item = self.stage.item_of(card)
        factor = self.choreographer.pace.travel
        x = self.stage.cards.placement(item.row).x if item is not None else None
        if item is not None and not self._mouse.dragging and item.placed == self.stage.cards.placement(item.row):
            self.stage.shake(card, factor)
        else:
            self.stage.send_home(card, factor)
        self._refuse(sentence, rule, x)

    def explain(self, sentence: str, rule: str) -> None:
        """Say why something that is no card of the hand was refused."""
        self._refuse(sentence, rule, None)

    def _refuse(self, sentence: str, rule: str, tip_x: float | None) -> None:
        self.message.refuse(sentence, rule, tip_x)
        self.reader.say(sentence, at_once=True)
        self.place_message()

    def announce(self, sentence: str) -> None:
        """Say what happened."""
        self.message.announce(sentence)
        self.reader.say(sentence)
        self.place_message()

    def point_at(self, card: Card) -> None:
        """Give the keyboard's ring to that card of the hand."""
        self.setFocus()
        self._hand_focus.move_to(card)

    def place_message(self) -> None:
        """Put the message bar in its place after its words changed."""
        self._place_overlays()
        self.message.raise_()

    # -- what lies over the cloth ----------------------------------------------------------------------------------

    def set_overlay(self, overlay: QWidget | None) -> None:
        """Lay a panel over the cloth (the choice of games, a summary), or take it away."""
        if self._overlay is not None and self._overlay is not overlay:
            self._overlay.hide()
        self._overlay = overlay
        self.viewport().update()
        # A click beside a panel takes no keys from it.
        policy = Qt.FocusPolicy
        self.setFocusPolicy(policy.StrongFocus if overlay is None else policy.TabFocus)
        if overlay is not None:
            overlay.setParent(self)
            # Only a shown panel knows its style and so its size.
            overlay.show()
            self._place_overlays()
            overlay.raise_()
            overlay.setFocus()
        else:
            self.setFocus()

    @property
    def overlay(self) -> QWidget | None:
        """The panel over the cloth."""
        return self._overlay

    def offer(self, offers: Sequence[Offer]) -> None:
        """Put these buttons above the hand."""
        self.offers.show_offers(offers)
        self._place_overlays()

    def _place_overlays(self) -> None:
        placed = self.stage.placed
        if placed is None:
            return
        line = placed.message_y
        if self.offers.isVisibleTo(self):
            self.offers.restyle(self._look, placed.words)
            if placed.offers is not None:
                self.offers.lie(placed.offers)
            else:
                self.offers.fit(placed, self.width(), line, self._middle_of_picked())
                line -= self.offers.height() + 6
        if self.message.isVisibleTo(self):
            self.message.restyle(placed.words)
            self.message.fit(placed, self.width(), line)
        if self.celebration.isVisibleTo(self):
            self.celebration.setGeometry(self.rect())
        if self._overlay is not None:
            self._overlay.setGeometry(panel_place(self._overlay, self.size(), placed.naming))
            self._overlay.raise_()

    def _middle_of_picked(self) -> float:
        """Where picked cards stand, whose choices belong above them; else the middle of the table."""
        cards = self.stage.cards
        picked = [cards.placement(row).x for row in range(cards.rowCount()) if cards.pic(row).selected]
        return sum(picked) / len(picked) if picked else self.width() / 2

    # -- painting --------------------------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The cloth."""
        size = self.viewport().size()
        ratio = self.devicePixelRatioF()
        if self._cloth.isNull() or self._cloth.deviceIndependentSize().toSize() != size:
            self._cloth = cloth(size, ratio, self._look.theme, self._look.game)
            if QRectF(rect).contains(QRectF(self.viewport().rect())):
                self.stage.take_new_faces()
        painter.drawPixmap(QPointF(0, 0), self._cloth)

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The shade under a panel, the frame of the focus, and word that all is painted.

        Not in a paintEvent: with Python between, a fault while an item is painted ends the process.
        """
        if self._overlay is not None and hides_hand(self._overlay):
            # What sticks out beside the panel is not what is to be read now.
            painter.fillRect(rect, _SHADE)
        if self._framed:
            self._paint_frame(painter)
        self.painted.emit()

    def _paint_frame(self, painter: QPainter) -> None:
        """The keyboard is here, whether or not there are cards to be marked."""
        painter.resetTransform()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for width, colour in ((5.0, QColor(INK)), (3.0, QColor(self._look.theme.gold))):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(QRectF(self.viewport().rect()).adjusted(3, 3, -3, -3), 8, 8)

    def _frame(self, framed: bool) -> None:
        if framed != self._framed:
            self._framed = framed
            self.viewport().update()

    # -- mouse -----------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Whoever takes the mouse leaves the keyboard's card."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._frame(False)
            self._hand_focus.move_to(None)
            self._mouse.press(self._under(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._mouse.press_twice(self._under(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hovering, or dragging."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._mouse.drag(self._under(event))
        else:
            self._mouse.hover(self._under(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of a click or of dragging."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._mouse.release(self._under(event))

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left the table."""
        super().leaveEvent(event)
        self._mouse.leave()

    def _under(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def _choose(self, card: Card) -> None:
        if not self.choreographer.busy:
            self._mouse.forget_hovered()
            self.card_chosen.emit(card)

    # -- screen reader ---------------------------------------------------------------------------------------------

    def _card_wanted(self, card: Card, press: bool) -> None:
        self.point_at(card)
        if press:
            self._choose(card)

    def _zone_wanted(self, zone: Zone) -> None:
        if not self.choreographer.busy:
            self.zone_chosen.emit(zone)

    # -- keys ------------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """The plain key of an offer is the table's, even where a command has the same."""
        if event.type() == QEvent.Type.ShortcutOverride:
            assert isinstance(event, QKeyEvent)
            if not event.modifiers() and self.offers.offer_of(event.key()) is not None:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home and End move along the hand, Enter plays, digits choose a playable card, Space skips."""
        key = event.key()
        hand = self.stage.hand()
        offer = self.offers.offer_of(key)
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if key == Qt.Key.Key_Space:
            self.choreographer.skip()
        elif offer is not None and not self.choreographer.busy:
            if not event.isAutoRepeat():
                self.offers.taken.emit(offer)
        elif key in steps and hand:
            self._hand_focus.step(steps[Qt.Key(key)])
        elif key in ARROWS and not hand:
            if not self.choreographer.busy:
                self.offers.step(-1 if key in (Qt.Key.Key_Left, Qt.Key.Key_Up) else 1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and hand:
            self._hand_focus.move_to(hand[0 if key == Qt.Key.Key_Home else -1])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.isAutoRepeat():
                return
            if self.choreographer.busy:
                self.choreographer.skip()
            elif self.focused_card is not None:
                self._choose(self.focused_card)
            elif hand:
                self._hand_focus.begin()
            elif self.offers.main is not None:
                self.offers.taken.emit(self.offers.main)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and not event.modifiers():
            self._hand_focus.take_nth(key - Qt.Key.Key_1)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming by Tab shows where the focus is."""
        super().focusInEvent(event)
        by_tab = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._frame(by_tab)
        self._hand_focus.come(by_tab)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes with the focus."""
        super().focusOutEvent(event)
        self._frame(False)
        self._hand_focus.show()

    @property
    def focused_card(self) -> Card | None:
        """The card with the keyboard's ring."""
        return self._hand_focus.card
