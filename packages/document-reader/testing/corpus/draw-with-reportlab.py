# python3 draw-with-reportlab.py PIECES.json FONT.ttf OUT.pdf
import json
import sys

from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table
from xml.sax.saxutils import escape

pieces, font, output = sys.argv[1:4]
pdfmetrics.registerFont(TTFont("body", font))
body = ParagraphStyle("body", fontName="body", fontSize=12, leading=18)
head = ParagraphStyle("head", parent=body, fontSize=17, leading=24, alignment=1)
right = ParagraphStyle("right", parent=body, alignment=2)
item = ParagraphStyle("item", parent=body, leftIndent=18)
flow = []
for piece in json.load(open(pieces, encoding="utf-8")):
    for key, style in (("heading", head), ("text", body), ("right", right)):
        if key in piece:
            flow.append(Paragraph(escape(piece[key]), style))
    flow += [Paragraph(escape(text), item) for text in piece.get("items", [])]
    flow += [Paragraph(escape(text), body) for column in piece.get("columns", []) for text in column]
    if "rows" in piece:
        lines = [("GRID", (0, 0), (-1, -1), 0.5, "#000000")] if piece["isRuled"] else []
        flow.append(Table(piece["rows"], style=[("FONT", (0, 0), (-1, -1), "body", 10), *lines]))
    flow.append(Spacer(1, 6))
SimpleDocTemplate(output, pagesize=A4, invariant=1).build(flow)
