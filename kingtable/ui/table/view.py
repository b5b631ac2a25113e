"""The table people touch: mouse, keys, hand focus, and what lies over the cloth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
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
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from kingtable.core.cards import Card
from kingtable.ui.key_button import ARROWS
from kingtable.ui.table.accessible import AccessibleTable, ReadableView
from kingtable.ui.table.celebration import Celebration
from kingtable.ui.table.choreographer import Choreographer
from kingtable.ui.table.cloth import cloth
from kingtable.ui.table.look import Look, Pace
from kingtable.ui.table.message import MessageBar
from kingtable.ui.table.offers import Offer, OfferBar
from kingtable.ui.table.picture import Picture, Tempo, Zone
from kingtable.ui.table.scene import TableScene
from kingtable.ui.theme import INK

_SHADE = QColor(0, 0, 0, 120)
"""Over the cloth under a panel that hides the hand."""


class Press(NamedTuple):
    """A card held down: where, and whether the press came quickly after another at the same place."""

    card: Card
    at: QPointF
    repeated: bool


class TableView(ReadableView):
    """The window onto the scene. It turns clicks, drags and keys into the wish to play a card, no more."""

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
        self.choreographer = Choreographer(self.stage, pace, self)
        self.message = MessageBar(self)
        self.message.rule_wanted.connect(self.rule_wanted)
        self.message.shown.connect(self.stage.hush)
        self.celebration = Celebration(self.stage.paint_saying, self)
        self.offers = OfferBar(look, self)
        self._overlay: QWidget | None = None
        self._cloth = QPixmap()
        self._focus: Card | None = None
        self._hovered: Card | None = None
        self._pressed: Press | None = None
        self._dragged: Card | None = None
        self._since_press = QElapsedTimer()
        self._press_at = QPointF()
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

    # -- look ------------------------------------------------------------------------------------------------------

    def restyle(self, look: Look) -> None:
        """Draw the table in that look, at once."""
        self._look = look
        self._cloth = QPixmap()
        self.stage.restyle(look)
        self._place_overlays()
        self.viewport().update()

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

    def refuse(self, card: Card, sentence: str, rule: str) -> None:
        """Say beside the hand why the card may not be played; it goes back and shakes."""
        item = self.stage.item_of(card)
        factor = self.choreographer.pace.travel
        x = self.stage.cards.placement(item.row).x if item is not None else None
        if item is not None and self._dragged is None and item.placed == self.stage.cards.placement(item.row):
            self.stage.shake(card, factor)
        else:
            self.stage.send_home(card, factor)
        self.message.refuse(sentence, rule, x)
        self.reader.say(sentence, at_once=True)
        self.place_message()

    def explain(self, sentence: str, rule: str) -> None:
        """Say why something that is no card of the hand was refused."""
        self.message.refuse(sentence, rule, None)
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
        self._set_focus_card(card)

    def place_message(self) -> None:
        """Put the message bar in its place after its words changed."""
        self._place_overlays()
        self.message.raise_()

    def offer(self, offers: Sequence[Offer]) -> None:
        """Put these buttons above the hand."""
        self.offers.show_offers(offers)
        self._place_overlays()

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
        if self._overlay is not None and self._overlay.property("over_hand"):
            # What sticks out beside the panel is not what is to be read now.
            painter.fillRect(rect, _SHADE)
        if self._framed:
            self._paint_frame(painter)
        self.painted.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything is placed anew."""
        super().resizeEvent(event)
        size = self.viewport().size()
        self.stage.resize(size.width(), size.height())
        self._place_overlays()

    def _middle_of_picked(self) -> float:
        """Where picked cards stand, whose choices belong above them; else the middle of the table."""
        cards = self.stage.cards
        picked = [cards.placement(row).x for row in range(cards.rowCount()) if cards.pic(row).selected]
        return sum(picked) / len(picked) if picked else self.width() / 2

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
            area = placed.naming
            wanted = self._overlay.sizeHint()
            full = bool(self._overlay.property("over_hand"))
            room = self.height() - 24 if full else int(area.height)
            wide = min(max(wanted.width(), self._overlay.minimumSizeHint().width()), int(area.width))
            wide = int(area.width) if not full else wide
            high = min(wanted.height() if full else max(wanted.height(), 0), room)
            top = (self.height() - high) // 2 if full else int(area.y + (area.height - high) / 2)
            self._overlay.setGeometry((self.width() - wide) // 2, top, wide, high)
            self._overlay.raise_()

    def _settled(self) -> None:
        self.celebration.end()
        hand = self.stage.hand()
        # Coming back to a card that no longer fits would only be refused: Enter begins at what can be played.
        if self._focus is not None and self._focus not in self._playable(hand):
            self._focus = None
            self.reader.focus_moved(None)
        self._show_focus()

    # -- mouse -----------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """While something moves, a click skips it; otherwise it takes hold of a card."""
        if event.button() != Qt.MouseButton.LeftButton:
            return
        repeated = self._repeated(event.position())
        self._frame(False)
        self._set_focus_card(None)
        if self.choreographer.busy:
            self.choreographer.skip()
            return
        card = self._card_under(event.position())
        if card is not None:
            self._pressed = Press(card, event.position(), repeated)
        elif not repeated:
            zone = self.stage.zone_at(self.mapToScene(event.position().toPoint()))
            if zone is not None:
                self.zone_chosen.emit(zone)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click skips what moves; it never plays."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._repeated(event.position())
            self.choreographer.skip()

    def _repeated(self, position: QPointF) -> bool:
        quick = self._since_press.isValid() and self._since_press.elapsed() < QApplication.doubleClickInterval()
        near = (position - self._press_at).manhattanLength() < 24
        self._since_press.restart()
        self._press_at = position
        return quick and near

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hovering raises a card a little; holding one and moving drags it."""
        if self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            card = self._pressed.card
            far = (event.position() - self._pressed.at).manhattanLength() >= QApplication.startDragDistance()
            if (self._dragged is not None or far) and not self.choreographer.busy:
                self._dragged = card
                self.message.dismiss()
                self.stage.drag(card, self.mapToScene(event.position().toPoint()))
            return
        self._hover(None if self.choreographer.busy else self._card_under(event.position()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Letting go of a clicked card plays it; a dragged one is played on the table, else it glides home."""
        pressed, self._pressed = self._pressed, None
        if pressed is None or event.button() != Qt.MouseButton.LeftButton:
            return
        card = pressed.card
        if self._dragged is None:
            # The second click of a double click must not play the card that slid under the pointer.
            if not pressed.repeated and self._card_under(event.position()) == card:
                self._choose(card)
            return
        placed = self.stage.placed
        onto = self.stage.hand_card_at(self.mapToScene(event.position().toPoint()), besides=card)
        if placed is not None and event.position().y() < placed.hand.y:
            self._choose(card)
        elif onto is not None and not self.choreographer.busy:
            self._hovered = None
            self.pair_chosen.emit(card, onto)
        else:
            self.stage.send_home(card, self.choreographer.pace.travel)
        self._dragged = None

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left the table."""
        super().leaveEvent(event)
        if not self.choreographer.busy:
            self._hover(None)

    def _card_under(self, position: QPointF) -> Card | None:
        return self.stage.hand_card_at(self.mapToScene(position.toPoint()))

    def _hover(self, card: Card | None) -> None:
        if card != self._hovered:
            before, self._hovered = self._hovered, card
            if self.stage.picture is not None and self.stage.picture.slot_open:
                self.stage.hover(card, before)

    def _choose(self, card: Card) -> None:
        if not self.choreographer.busy:
            self._hovered = None
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
            self._step(hand, steps[Qt.Key(key)])
        elif key in ARROWS and not hand:
            if not self.choreographer.busy:
                self.offers.step(-1 if key in (Qt.Key.Key_Left, Qt.Key.Key_Up) else 1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and hand:
            self._set_focus_card(hand[0 if key == Qt.Key.Key_Home else -1])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.isAutoRepeat():
                return
            if self.choreographer.busy:
                self.choreographer.skip()
            elif self._focus is not None:
                self._choose(self._focus)
            elif hand:
                self._set_focus_card(self._first_playable(hand))
            elif self.offers.main is not None:
                self.offers.taken.emit(self.offers.main)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and not event.modifiers():
            self._focus_nth(hand, key - Qt.Key.Key_1)
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming by Tab shows where the focus is."""
        super().focusInEvent(event)
        hand = self.stage.hand()
        by_tab = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._frame(by_tab)
        if by_tab and hand:
            self._focus = self._focus if self._focus in hand else self._first_playable(hand)
        self._show_focus()
        self.reader.focus_moved(self._focus)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes with the focus."""
        super().focusOutEvent(event)
        self._frame(False)
        self._show_focus()

    def _step(self, hand: list[Card], step: int) -> None:
        if self._focus in hand:
            place = (hand.index(self._focus) + step) % len(hand)
            self._set_focus_card(hand[place])
        else:
            self._set_focus_card(self._first_playable(hand))

    def _playable(self, hand: list[Card]) -> list[Card]:
        picture = self.stage.picture
        if picture is None:
            return hand
        own = Zone("hand", picture.viewer)
        barred = {pic.face for pic in picture.cards if pic.zone == own and pic.legal is False}
        return [card for card in hand if card not in barred]

    def _first_playable(self, hand: list[Card]) -> Card:
        return (self._playable(hand) or hand)[0]

    def _focus_nth(self, hand: list[Card], place: int) -> None:
        cards = self._playable(hand)
        if place < len(cards):
            self._set_focus_card(cards[place])

    def _set_focus_card(self, card: Card | None) -> None:
        self._focus = card
        self._show_focus()
        self.reader.focus_moved(card)

    def _show_focus(self) -> None:
        self.stage.focus_card(self._focus if self.hasFocus() else None)

    @property
    def focused_card(self) -> Card | None:
        """The card with the keyboard's ring."""
        return self._focus
