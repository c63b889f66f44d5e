"""Cuts the font files of this folder out of the fonts' packages, to the ranges that fonts.css gives them."""

import re
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter, parse_unicodes, save_font
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
PACKAGES = HERE.parents[4] / "node_modules/@fontsource-variable"
FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum"]


def faces():
    """Gives the package's subset, the letters and the weights of each file that fonts.css takes from this folder."""
    css = (HERE.parent / "fonts.css").read_text()
    for face in re.findall(r"@font-face \{(.*?)\}", css, re.S):
        file = re.search(r"url\('./fonts/(.+?)'\)", face)
        if file:
            ranges = re.search(r"unicode-range:(.*?);", face, re.S)[1]
            weights = re.search(r"font-weight: (\d+) (\d+)", face)
            letters = set(parse_unicodes(ranges.replace("U+", "").replace("\n", " ")))
            yield file[1], letters, (int(weights[1]), int(weights[2]))


def with_weights(source, weights):
    """Written and read again: the subsetter needs every glyph's variations as a file holds them."""
    memory = BytesIO()
    instantiateVariableFont(TTFont(source, recalcTimestamp=False), {"wght": weights}).save(memory)
    return TTFont(memory, recalcTimestamp=False)


def cut(file, letters, weights):
    family, part = re.match(r"(.+)-(core|rest|names)-wght-normal\.woff2", file).groups()
    subset = "latin-ext" if part == "names" else "latin"
    options = Options(flavor="woff2", layout_features=FEATURES, hinting=False, drop_tables=["STAT"], name_IDs=[0, 1, 2, 13, 14])
    font = with_weights(PACKAGES / family / f"files/{family}-{subset}-wght-normal.woff2", weights)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    save_font(font, str(HERE / file), options)
    print(file, (HERE / file).stat().st_size)


all_faces = list(faces())
cores = {file.split("-core-")[0]: letters for file, letters, _ in all_faces if "-core-" in file}
for file, letters, weights in all_faces:
    family = re.split(r"-rest-", file)[0]
    cut(file, letters - cores.get(family, set()), weights)
