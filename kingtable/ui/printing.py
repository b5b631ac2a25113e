"""A scoresheet on paper: typeset once, for a PDF file and for the printer."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QBuffer, QMarginsF, QPoint, QSizeF, QUrl
from PySide6.QtGui import QFont, QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter, QTextDocument

from kingtable.ui.panels.course_chart import Course, CourseChart, Series
from kingtable.ui.paper import Paper
from kingtable.ui.theme import LIGHT

_MARGIN = 14.0
"""Millimetres."""
_UPRIGHT = 12
"""So many columns fit on a sheet that stands upright."""
_CHART = (640, 250)
_SHARP = 3
"""Pixels of the chart's picture for each of its units."""


def as_pdf(paper: Paper) -> bytes:
    """The sheet as a PDF document."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    device = QPdfWriter(buffer)
    device.setTitle(paper.title)
    device.setCreator("King Table")
    on_paper(paper, device)
    del device  # it writes the end of the document when it goes
    return bytes(buffer.data().data())


def on_paper(paper: Paper, device: QPagedPaintDevice) -> None:
    """Print the sheet; it runs on over as many pages as it needs."""
    device.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait if len(paper.headings) <= _UPRIGHT else QPageLayout.Orientation.Landscape,
            QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN),
            QPageLayout.Unit.Millimeter,
        )
    )
    document = QTextDocument()
    document.setDocumentMargin(0)
    face = QFont()
    face.setPointSizeF(8)
    document.setDefaultFont(face)
    if any(paper.entries):
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl("chart"), _chart(paper))
    document.setHtml(_html(paper))
    document.setPageSize(QSizeF(device.pageLayout().paintRect(QPageLayout.Unit.Point).size()))
    document.print_(device)


def _html(paper: Paper) -> str:
    # Whatever people typed is text, never markup.
    head = "".join(f"<th align={_side(paper, n)}>{escape(words)}</th>" for n, words in enumerate(paper.headings))
    rows = "".join(
        "<tr>"
        + "".join(
            f"<td align={_side(paper, n)} style='white-space: nowrap'>{escape(cell)}</td>" for n, cell in enumerate(row)
        )
        + "</tr>"
        for row in paper.rows
    )
    notes = "".join(f"<p>{escape(note)}</p>" for note in paper.notes)
    chart = f'<p><img src="chart" width="{_CHART[0] * 3 // 4}"></p>' if any(paper.entries) else ""
    return (
        f"<h2>{escape(paper.title)}</h2><p>{escape(paper.line)}</p>"
        f'<table width="100%" border="1" cellspacing="0" cellpadding="2" style="border-collapse: collapse">'
        f"<tr>{head}</tr>{rows}</table>{notes}{chart}"
    )


def _side(paper: Paper, column: int) -> str:
    return "right" if column in paper.figures else "left"


def _chart(paper: Paper) -> QImage:
    """The running totals, painted by the chart of the house in its light dress."""
    chart = CourseChart(LIGHT, 100)
    chart.resize(*_CHART)
    series = tuple(Series(name, tuple(map(float, line))) for name, line in zip(paper.names, paper.totals, strict=True))
    chart.show_course(Course(paper.title, series, falling=paper.falling))
    image = QImage(_CHART[0] * _SHARP, _CHART[1] * _SHARP, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(_SHARP)
    image.fill(LIGHT.panel)
    painter = QPainter(image)
    chart.render(painter, QPoint(0, 0))
    painter.end()
    chart.deleteLater()
    return image
