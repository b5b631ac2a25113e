"""A card on the cloth: its kept picture never shows what the card no longer is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from kingtable.core.cards import parse_card
from kingtable.ui.deck import STANDARD_DECK
from kingtable.ui.table.card_item import CardItem
from kingtable.ui.table.faces import Faces
from kingtable.ui.table.picture import CardPic, Zone
from kingtable.ui.table.placement import Placement

TURNED = Placement(150, 150, 160, 4.0, 1, True)


def pic(face: str, legal: bool | None = None) -> CardPic:
    return CardPic(face=parse_card(face), zone=Zone("hand", 0), slot=0, legal=legal)


def shown(scene: QGraphicsScene) -> QImage:
    image = QImage(QSize(300, 300), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter, image.rect(), scene.sceneRect())
    painter.end()
    return image


@pytest.fixture
def table(qtbot: QtBot) -> tuple[QGraphicsScene, CardItem]:
    del qtbot
    scene = QGraphicsScene(0, 0, 300, 300)
    item = CardItem(0, Faces(STANDARD_DECK, scene))
    item.style("#F2C14E", QFont())
    scene.addItem(item)
    item.dress(pic("7D"), "", 160, 1.0)
    item.place(TURNED)
    return scene, item


def test_a_kept_picture_is_the_card_drawn_anew(table: tuple[QGraphicsScene, CardItem]) -> None:
    scene, item = table
    kept = shown(scene)
    item.draw_anew(True)
    drawn = shown(scene)
    far = sum(
        abs(kept.pixelColor(x, y).lightness() - drawn.pixelColor(x, y).lightness()) > 60
        for x in range(0, 300, 2)
        for y in range(0, 300, 2)
    )
    assert kept.pixelColor(150, 100).lightness() > 200
    # Only the smoothing of edges may differ.
    assert far < 150 * 150 * 0.002


@pytest.mark.parametrize("change", ["another face", "dimmed", "focus", "tag"])
def test_what_changes_at_a_turned_card_is_seen(table: tuple[QGraphicsScene, CardItem], change: str) -> None:
    scene, item = table
    before = shown(scene)
    if change == "focus":
        item.focus(True)
    else:
        after = pic("KS") if change == "another face" else pic("7D", False if change == "dimmed" else None)
        item.dress(after, "highest" if change == "tag" else "", 160, 1.0)
    assert shown(scene) != before


def test_a_turned_card_that_moves_looks_the_same_elsewhere(table: tuple[QGraphicsScene, CardItem]) -> None:
    scene, item = table
    here = shown(scene)
    item.place(Placement(160, 155, 160, 4.0, 1, True))
    assert shown(scene).copy(10, 5, 290, 295) == here.copy(0, 0, 290, 295)
