"""About the program: its version, what it is made with, and under which licences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal, qVersion
from PySide6.QtWidgets import QWidget

import kingtable
from kingtable.ui import icons, kit
from kingtable.ui.dialogs.licences import licences
from kingtable.ui.dialogs.sheet import Sheet
from kingtable.ui.theme import px


class AboutDialog(Sheet):
    licences_wanted = Signal()
    """The texts of the licences shall be shown instead."""

    def __init__(self, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(QCoreApplication.translate("AboutDialog", "About King Table"), lines=34, parent=parent)
        body = QWidget()
        line = kit.row(body, gap=18)
        size = px(84, scale)
        picture = kit.column()
        picture.addWidget(kit.picture(icons.pixmap("kingtable", size, self.devicePixelRatioF())))
        picture.addStretch(1)
        line.addLayout(picture)
        words = kit.column(gap=6)
        version = self.tr("Version {version}, with Qt {qt}").format(version=kingtable.__version__, qt=qVersion())
        words.addWidget(kit.paragraph(version, "strong"))
        words.addWidget(kit.paragraph(self.tr("Four card games around the King, against fair opponents.")))
        words.addWidget(
            kit.paragraph(self.tr("Nothing leaves this machine: no account, no network, no measuring of what you do."))
        )
        words.addSpacing(8)
        words.addWidget(kit.label(self.tr("Licences"), "label"))
        for part in licences():
            if part.licence:
                words.addWidget(kit.paragraph(f"{part.name}: {part.licence}", "small"))
        words.addStretch(1)
        line.addLayout(words, 1)
        self.set_body(body)
        close = kit.button(self.tr("Close"), "large")
        close.clicked.connect(self.accept)
        texts = kit.button(self.tr("Texts of the licences"), "large")
        texts.clicked.connect(self.licences_wanted)
        self.add_buttons(close, texts)
