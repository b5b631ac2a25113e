"""The self-test opens the real window; in the tests of it that is a silent one."""

from tests.ui.conftest import no_sound, no_widget_left

__all__ = ["no_sound", "no_widget_left"]
