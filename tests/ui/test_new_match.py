"""The dialog of a new match: names, table rules and the deal number, by mouse and by keys."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QRadioButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kingtable.bots.levels import LEVELS
from kingtable.core.rng import MAX_SEED
from kingtable.games import GAMES, game_of
from kingtable.games.king import KING
from kingtable.store.settings import Opponent, Settings
from kingtable.ui.dialogs.avatar_button import AvatarButton
from kingtable.ui.dialogs.avatar_picker import AvatarPicker
from kingtable.ui.dialogs.new_match import BadDealNumber, NewMatch, NewMatchDialog, deal_number
from kingtable.ui.rule_words import rule_label
from kingtable.ui.text import game_title, level_name
from kingtable.ui.theme import CONTRAST, DARK, LIGHT, Theme
from tests.ui.looking import cut_off, dressed, parent_window

USUAL = Settings().opponents
NAMES = tuple(one.name for one in USUAL)
DEFAULTS = {rule.name: rule.default for rule in KING.table_rules}


def opened(qtbot: QtBot, settings: Settings, size: tuple[int, int] = (1366, 768), game: str = "king") -> NewMatchDialog:
    dialog = NewMatchDialog(game, settings, parent_window(qtbot, size))
    dialog.open()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


def field(dialog: QWidget, name: str) -> QLineEdit:
    (found,) = (one for one in dialog.findChildren(QLineEdit) if one.accessibleName() == name)
    return found


def box(dialog: QWidget, name: str) -> QComboBox:
    (found,) = (one for one in dialog.findChildren(QComboBox) if one.accessibleName() == name)
    return found


def button(dialog: QWidget, words: str) -> QPushButton:
    (found,) = (one for one in dialog.findChildren(QPushButton) if one.text() == words)
    return found


def boxes(dialog: QWidget) -> list[str]:
    return [one.accessibleName() for one in dialog.findChildren(QComboBox) if one.isVisibleTo(dialog)]


def radio(dialog: QWidget, value: str) -> QRadioButton:
    (found,) = (one for one in dialog.findChildren(QRadioButton) if one.objectName() == value)
    return found


def rules(game: str, *names: str) -> list[str]:
    return [rule_label(game, name) for name in names]


def named(*names: str) -> tuple[Opponent, ...]:
    """The usual opponents, the first of them with these names."""
    return (
        *(replace(one, name=name) for one, name in zip(USUAL, names, strict=False)),
        *USUAL[len(names) :],
    )


def begun_by_enter(qtbot: QtBot, dialog: NewMatchDialog) -> NewMatch:
    with qtbot.waitSignal(dialog.begun) as told:
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert told.args is not None
    match = told.args[0]
    assert isinstance(match, NewMatch)
    return match


def test_enter_begins_the_usual_match_at_once(qtbot: QtBot) -> None:
    match = begun_by_enter(qtbot, opened(qtbot, Settings()))
    assert match.game == "king"
    assert match.names == ("You", *NAMES[:3])
    assert match.avatar == 1
    assert match.opponents == USUAL
    assert match.hints
    assert match.options == DEFAULTS
    assert 0 <= match.seed <= MAX_SEED


def test_two_matches_by_chance_differ(qtbot: QtBot) -> None:
    first, second = (begun_by_enter(qtbot, opened(qtbot, Settings())).seed for _ in range(2))
    assert first != second


def test_names_are_trimmed_and_empty_ones_have_their_default(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings(player_name="Deniz", opponents=named("Ada", "Bo", "Cem")))
    field(dialog, "Your name").setText("  Işıl <b>&amp; Çağrı  ")
    field(dialog, "On your left").setText("   ")
    field(dialog, "Across from you").clear()
    match = begun_by_enter(qtbot, dialog)
    assert match.names == ("Işıl <b>&amp; Çağrı", *NAMES[:2], "Cem")


def test_a_name_has_forty_characters_at_most(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings())
    field(dialog, "Your name").setText("n" * 5000)
    assert begun_by_enter(qtbot, dialog).names[0] == "n" * 40


def test_the_rules_of_last_time_are_offered_and_unknown_values_are_not(qtbot: QtBot) -> None:
    before = {"must_play_higher": "every", "rifki_void": "of a later version", "unheard_of": "on"}
    dialog = opened(qtbot, Settings(options={"king": before}))
    assert box(dialog, "Must play higher").currentText() == "Every game"
    assert begun_by_enter(qtbot, dialog).options == {**DEFAULTS, "must_play_higher": "every"}


def test_every_table_rule_is_there_with_its_values_and_one_default(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings())
    boxes = [one for one in dialog.findChildren(QComboBox) if ":" not in one.accessibleName() and one.isVisible()]
    assert [one.accessibleName() for one in boxes] == [
        "Choice limit", "Must play higher", "No trump lead until trumps are broken", "No heart leads",
        "In Rıfkı, if you're void",
    ]  # fmt: skip
    for rule, one in zip(KING.table_rules, boxes, strict=True):
        assert one.count() == len(rule.values)
        marked = [number for number in range(one.count()) if "(default)" in one.itemText(number)]
        assert marked == [0]


def test_a_value_is_explained_below_its_box(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings())
    box(dialog, "Choice limit").setCurrentIndex(1)
    meaning = "Only the stock counts: each penalty twice, trumps eight times."
    assert meaning in [label.text() for label in dialog.findChildren(QLabel)]
    assert box(dialog, "Choice limit").accessibleDescription() == meaning


def test_restore_defaults_restores_every_rule(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings(options={"king": {rule.name: rule.values[-1] for rule in KING.table_rules}}))
    button(dialog, "Restore defaults").click()
    assert begun_by_enter(qtbot, dialog).options == DEFAULTS


def test_what_was_decided_is_remembered(qtbot: QtBot) -> None:
    settings = Settings(options={"other-game": {"a": "b"}}, text_scale=150)
    dialog = opened(qtbot, settings)
    field(dialog, "On your right").setText("Nur")
    box(dialog, "Must play higher").setCurrentIndex(2)
    (avatars,) = dialog.findChildren(AvatarPicker)
    avatars.findChildren(QPushButton)[4].click()
    field(dialog, "Deal number").setText("7")
    match = begun_by_enter(qtbot, dialog)
    kept = match.remembered(settings)
    assert (match.seed, match.avatar) == (7, 5)
    assert kept.player_name == ""
    assert [one.name for one in kept.opponents] == [*NAMES[:2], "Nur", *NAMES[3:]]
    assert kept.seats == {"king": 4}
    assert kept.avatar == 5
    assert kept.opponents[2].avatar == 1, "who had the person's new picture has the old one"
    assert kept.options == {"other-game": {"a": "b"}, "king": {**DEFAULTS, "must_play_higher": "every"}}
    assert kept.text_scale == 150


@pytest.mark.parametrize(
    ("words", "number"),
    [("", None), ("   ", None), ("0", 0), (" 42 ", 42), ("007", 7), (str(MAX_SEED), MAX_SEED), ("0" * 9000 + "1", 1)],
)
def test_deal_numbers(words: str, number: int | None) -> None:
    assert deal_number(words) == number


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("-1", "A deal number is never below 0."),
        ("−1", "A deal number is never below 0."),
        ("1.5", "A deal number is written in digits only."),
        ("1e3", "A deal number is written in digits only."),
        ("²", "A deal number is written in digits only."),
        ("1 000", "A deal number is written in digits only."),
        ("seven", "A deal number is written in digits only."),
        (str(MAX_SEED + 1), "The largest deal number is 9223372036854775807."),
        ("9" * 9000, "The largest deal number is 9223372036854775807."),
    ],
)
def test_what_is_no_deal_number_is_refused_with_the_reason(words: str, why: str) -> None:
    with pytest.raises(BadDealNumber) as refused:
        deal_number(words)
    assert str(refused.value) == why


@given(st.text())
def test_no_text_breaks_the_deal_number(words: str) -> None:
    try:
        number = deal_number(words)
    except BadDealNumber:
        return
    assert number is None or 0 <= number <= MAX_SEED


def test_a_bad_deal_number_speaks_and_begins_nothing(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings())
    number = field(dialog, "Deal number")
    number.setText("-5")
    assert "A deal number is never below 0." in [label.text() for label in dialog.findChildren(QLabel)]
    with qtbot.assertNotEmitted(dialog.begun):
        button(dialog, "Begin the match").click()
    assert dialog.isVisible()
    assert dialog.focusWidget() is number
    number.setText("5")
    assert "A deal number is never below 0." not in [label.text() for label in dialog.findChildren(QLabel)]
    assert begun_by_enter(qtbot, dialog).seed == 5


def test_cancel_and_escape_begin_nothing(qtbot: QtBot) -> None:
    for leave in (
        lambda dialog: button(dialog, "Cancel").click(),
        lambda dialog: qtbot.keyClick(dialog, Qt.Key.Key_Escape),
    ):
        dialog = opened(qtbot, Settings())
        with qtbot.assertNotEmitted(dialog.begun), qtbot.waitSignal(dialog.rejected):
            leave(dialog)


def test_the_dialog_is_walked_by_tab_in_the_order_it_is_read(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings())
    names = []
    for _ in range(24):
        here = dialog.focusWidget()
        names.append(here.accessibleName() or (here.text() if isinstance(here, QAbstractButton) else ""))
        qtbot.keyClick(here, Qt.Key.Key_Tab)
    assert names == [
        "Your name", "Picture 1 of 8",
        "On your left: picture 2 of 8", "On your left", "On your left: level",
        "On your left: temperament",
        "Across from you: picture 3 of 8", "Across from you", "Across from you: level", "Across from you: temperament",
        "On your right: picture 5 of 8", "On your right", "On your right: level",
        "On your right: temperament",
        "Hints allowed", "Taking back allowed", "Deal number", "Restore defaults", "Choice limit", "Must play higher",
        "No trump lead until trumps are broken", "No heart leads", "In Rıfkı, if you're void", "Cancel",
    ]  # fmt: skip


def test_arrow_keys_choose_the_picture(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings(avatar=3))
    (avatars,) = dialog.findChildren(AvatarPicker)
    with qtbot.waitSignal(avatars.picked) as told:
        avatars.findChildren(QPushButton)[2].setFocus()
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Right)
    assert told.args == [4]
    assert avatars.chosen == 4


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (2560, 1440)], ids=str)
@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_nothing_is_cut_off(qtbot: QtBot, size: tuple[int, int], scale: int, theme: Theme, game: str) -> None:
    crowd = {"kings-reverse": 8, "no-kings": 8}
    settings = Settings(seats=crowd, options={"no-kings": {"rules_mode": "no_kings", "teams": "on"}})
    with dressed(theme, scale):
        dialog = opened(qtbot, settings, size, game)
        assert cut_off(dialog) == []
        assert dialog.width() <= size[0]
        assert dialog.height() <= size[1]


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_game_begins_with_its_usual_rules_at_once(qtbot: QtBot, game: str) -> None:
    dialog = opened(qtbot, Settings(), game=game)
    assert game_title(game) in dialog.windowTitle()
    match = begun_by_enter(qtbot, dialog)
    assert (match.game, match.names) == (game, ("You", *NAMES[:3]))
    played = game_of(game)
    assert played is not None
    defaults = {rule.name: rule.default for rule in played.table_rules}
    assert match.options.items() <= defaults.items()
    played.start(match.options, len(match.names), match.seed)  # or SetupError


@pytest.mark.parametrize("game", ["kings-reverse", "no-kings"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_may_sit_down(qtbot: QtBot, game: str, seats: int) -> None:
    dialog = opened(qtbot, Settings(), game=game)
    box(dialog, "Number of players").setCurrentText(f"{seats} players")
    shown = [one for one in dialog.findChildren(QLineEdit) if one.isVisibleTo(dialog)]
    assert len(shown) == 1 + (seats - 1) + 1  # own name, opponents, deal number
    assert len({one.accessibleName() for one in shown}) == len(shown)
    match = begun_by_enter(qtbot, dialog)
    assert match.names == ("You", *NAMES[: seats - 1])
    kept = match.remembered(Settings())
    assert kept.seats == {game: seats}
    assert kept.opponents == USUAL
    again = opened(qtbot, kept, game=game)
    assert box(again, "Number of players").currentText() == f"{seats} players"


def test_games_of_four_do_not_ask_how_many(qtbot: QtBot) -> None:
    assert "Number of players" not in boxes(opened(qtbot, Settings()))


def test_a_number_of_players_that_the_game_does_not_allow_is_not_kept(qtbot: QtBot) -> None:
    assert begun_by_enter(qtbot, opened(qtbot, Settings(seats={"king": 7}))).names == ("You", *NAMES[:3])


@pytest.mark.parametrize(("seats", "offered"), [(2, False), (4, True), (5, False), (6, True), (7, False), (8, True)])
def test_teams_are_offered_where_they_work_out(qtbot: QtBot, seats: int, offered: bool) -> None:
    settings = Settings(seats={"no-kings": seats}, options={"no-kings": {"teams": "on"}})
    dialog = opened(qtbot, settings, game="no-kings")
    (teams,) = rules("no-kings", "teams")
    assert (teams in boxes(dialog)) == offered
    partners = [one for one in dialog.findChildren(QLineEdit) if one.accessibleName() == "Your partner, across"]
    assert len(partners) == int(offered)
    match = begun_by_enter(qtbot, dialog)
    assert match.options.get("teams", "off") == ("on" if offered else "off")
    if offered:
        assert match.names[seats // 2] == partners[0].text()
    assert match.remembered(settings).options["no-kings"]["teams"] == "on"
    played = game_of("no-kings")
    assert played is not None
    played.start(match.options, seats, 1)  # or SetupError


def test_the_way_to_play_is_the_first_choice_and_hides_what_it_makes_idle(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings(), game="no-kings")
    assert radio(dialog, "injera").isChecked()
    assert not radio(dialog, "standard").isVisibleTo(dialog)
    king_card, king_target, dealer = rules("no-kings", "king_card", "king_target", "dealer")
    assert {king_card, king_target, dealer}.isdisjoint(boxes(dialog))
    radio(dialog, "no_kings").click()
    assert radio(dialog, "standard").isVisibleTo(dialog) and radio(dialog, "standard").isChecked()
    assert king_card in boxes(dialog)
    assert king_target not in boxes(dialog)
    radio(dialog, "chaos").click()
    match = begun_by_enter(qtbot, dialog)
    assert (match.options["rules_mode"], match.options["joker_variant"]) == ("no_kings", "chaos")
    assert "king_target" not in match.options


def test_a_click_anywhere_on_a_card_chooses_it_and_arrows_do_too(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings(), game="no-kings")
    no_kings = radio(dialog, "no_kings")
    card = no_kings.parentWidget()
    assert card is not None
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=card.rect().bottomRight() - QPoint(8, 8))
    assert no_kings.isChecked()
    qtbot.keyClick(no_kings, Qt.Key.Key_Left)
    assert radio(dialog, "injera").isChecked()
    assert dialog.focusWidget() is radio(dialog, "injera")


def test_without_jokers_there_is_no_choice_of_what_they_do(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings(options={"no-kings": {"rules_mode": "no_kings"}}), game="no-kings")
    assert radio(dialog, "chaos").isVisibleTo(dialog)
    box(dialog, *rules("no-kings", "jokers")).setCurrentIndex(1)
    assert not radio(dialog, "chaos").isVisibleTo(dialog)
    assert "joker_variant" not in begun_by_enter(qtbot, dialog).options


def test_a_rule_that_was_idle_keeps_its_value_for_the_next_time(qtbot: QtBot) -> None:
    before = {"rules_mode": "no_kings", "joker_variant": "chaos", "king_card": "discard"}
    settings = Settings(options={"no-kings": before})
    dialog = opened(qtbot, settings, game="no-kings")
    radio(dialog, "injera").click()
    match = begun_by_enter(qtbot, dialog)
    assert {"joker_variant", "king_card"}.isdisjoint(match.options)
    again = opened(qtbot, match.remembered(settings), game="no-kings")
    radio(again, "no_kings").click()
    match = begun_by_enter(qtbot, again)
    assert (match.options["joker_variant"], match.options["king_card"]) == ("chaos", "discard")


def test_restore_defaults_restores_the_way_to_play_too(qtbot: QtBot) -> None:
    before = {"rules_mode": "no_kings", "joker_variant": "chaos", "packs": "4"}
    dialog = opened(qtbot, Settings(options={"no-kings": before}), game="no-kings")
    button(dialog, "Restore defaults").click()
    match = begun_by_enter(qtbot, dialog)
    assert (match.options["rules_mode"], match.options["packs"]) == ("injera", "auto")


def test_luck_is_told_where_levels_would_promise_too_much(qtbot: QtBot) -> None:
    told = {
        game.id: {label.text() for label in opened(qtbot, Settings(), game=game.id).findChildren(QLabel)}
        for game in GAMES
    }
    for game, words in told.items():
        assert any(line.startswith("Luck decides this game") for line in words) == (game == "no-kings")
        assert any(line.startswith("Luck has a large share") for line in words) == (game == "kings-reverse")


def test_every_opponent_has_a_level_and_a_temperament_of_its_own(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings())
    level = box(dialog, "Across from you: level")
    assert [level.itemText(number) for number in range(level.count())] == ["Easy", "Normal", "Hard", "Person"]
    temper = box(dialog, "Across from you: temperament")
    assert [temper.itemText(number) for number in range(temper.count())] == ["careful", "balanced", "bold"]
    level.setCurrentText("Hard")
    temper.setCurrentText("careful")
    new = begun_by_enter(qtbot, dialog)
    across = Opponent(NAMES[1], 3, "hard", "careful")
    assert new.opponents == (USUAL[0], across, *USUAL[2:])
    match = new.begun()
    assert match.levels == (None, "normal", "hard", "normal")
    assert match.tempers == ("balanced", "careful", "careful", "balanced")
    assert match.avatars == (2, 3, 5)
    again = begun_by_enter(qtbot, opened(qtbot, new.remembered(Settings())))
    assert again.opponents == new.opponents


def test_a_picture_is_had_by_one_person_alone(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings())
    left, across, *_ = dialog.findChildren(AvatarButton)
    left.picked.emit(3)
    assert (left.number, across.number) == (3, 2)
    left.picked.emit(1)  # the person's own
    assert left.number == 3
    (avatars,) = dialog.findChildren(AvatarPicker)
    avatars.findChildren(QPushButton)[2].click()
    assert left.number == 1


def test_the_menu_of_pictures_opens_by_key(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings())
    left, *_ = dialog.findChildren(AvatarButton)
    left.setFocus()
    qtbot.keyClick(left, Qt.Key.Key_Return)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [action.text() for action in menu.actions()] == [f"Picture {number}" for number in range(1, 9)]
    menu.actions()[7].trigger()
    menu.close()
    assert left.number == 8


def test_hints_can_be_ruled_out(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings())
    (switch,) = (one for one in dialog.findChildren(QCheckBox) if one.text() == "Hints allowed")
    switch.click()
    new = begun_by_enter(qtbot, dialog)
    assert not new.begun().hints
    assert not new.remembered(Settings()).hints


def test_tab_reaches_the_way_to_play_first(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings(), game="no-kings")
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert dialog.focusWidget() is radio(dialog, "injera")


def test_every_level_has_a_name_of_its_own() -> None:
    names = [level_name(level) for level in (*LEVELS, "worlds-30")]
    assert len(set(names)) == len(names)
    assert names[-1] == "30 worlds"
