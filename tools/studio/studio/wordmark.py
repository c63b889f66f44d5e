"""Writes the wordmark as paths: python3 -m studio.wordmark FONT.woff2 > wordmark.svg (needs fontTools and brotli)."""

import sys

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

NAME, WEIGHT, TRACKING = "Livrée", 500, -0.012


def wordmark(path):
    """One path on its base line, in the font's units, upside down as SVG counts."""
    font = instantiateVariableFont(TTFont(path), {"wght": WEIGHT})
    glyphs, names, em = font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm
    pen, x = SVGPathPen(glyphs, ntos=lambda value: f"{value:.0f}"), 0
    for letter in NAME:
        name = names[ord(letter)]
        glyphs[name].draw(TransformPen(pen, (1, 0, 0, -1, x, 0)))
        x += glyphs[name].width + TRACKING * em
    return pen.getCommands(), x, font["OS/2"].sCapHeight


def main():
    path, width, height = wordmark(sys.argv[1])
    top = round(height * 1.16)
    print(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 {-top} {width:.0f} {top + 16}" role="img" aria-label="{NAME}">')
    print(f'  <path fill="currentColor" d="{path}"/>')
    print("</svg>")


if __name__ == "__main__":
    main()
