"""The cache of card pictures: what is made, when it is told of, and what is shown meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QThreadPool
from pytestqt.qtbot import QtBot

from kingtable.ui.deck import Deck
from kingtable.ui.table.faces import Faces

NAMES = frozenset({"standard/two/2C", "standard/two/3C", "standard/two/4C"})
SMALL, LARGE = 60, 90


@pytest.fixture
def faces(qtbot: QtBot) -> Iterator[Faces]:
    """Three cards at the small size."""
    faces = Faces(Deck())
    faces.use_sizes((SMALL,))
    for name in NAMES:
        faces.pixmap(name, SMALL)
    yield faces
    faces.close()


def in_the_thread(faces: Faces) -> QThreadPool:
    """Where the pictures are made."""
    (pool,) = faces.findChildren(QThreadPool)
    return pool


def test_the_old_picture_stands_in_until_the_new_size_is_ready(faces: Faces, qtbot: QtBot) -> None:
    name = min(NAMES)
    old = faces.pixmap(name, SMALL)
    faces.use_sizes((LARGE,))
    assert faces.pixmap(name, LARGE).cacheKey() == old.cacheKey()
    assert not faces.has(name, LARGE)
    qtbot.waitUntil(lambda: not faces.waiting)
    assert faces.has(name, LARGE) and not faces.has(name, SMALL)
    assert faces.pixmap(name, LARGE).height() > old.height()


def test_pictures_that_are_ready_together_are_told_of_together(faces: Faces, qtbot: QtBot) -> None:
    faces.use_sizes((LARGE,))
    for name in NAMES:
        faces.order(name, LARGE)
    in_the_thread(faces).waitForDone()
    with qtbot.waitSignal(faces.changed) as told:
        pass
    assert told.args == [NAMES]


def test_what_is_collected_for_a_paint_is_not_told_again(faces: Faces, qtbot: QtBot) -> None:
    faces.use_sizes((LARGE,))
    for name in NAMES:
        faces.order(name, LARGE)
    in_the_thread(faces).waitForDone()
    assert faces.collect() == NAMES
    assert not faces.waiting and all(faces.has(name, LARGE) for name in NAMES)
    with qtbot.assertNotEmitted(faces.changed, wait=150):
        pass


def test_a_size_that_is_no_longer_wanted_is_not_made(faces: Faces, qtbot: QtBot) -> None:
    passing = 75
    faces.use_sizes((passing,))
    for name in NAMES:
        faces.order(name, passing)
    faces.use_sizes((LARGE,))
    assert not faces.waiting
    for name in NAMES:
        faces.order(name, LARGE)
    qtbot.waitUntil(lambda: not faces.waiting)
    assert not any(faces.has(name, passing) for name in NAMES)
    assert all(faces.has(name, LARGE) for name in NAMES)
