"""Materials, all of them greys: paint, glass, alloy, rubber, leather. Each tells what its points glow and mirror."""

import numpy as np

from .faces import rounded
from .shade import Look, fresnel

#: Where the large lights of a stage come from, for what lies under a clear coat.
KEY = np.array((0.1, -0.70, 0.70))

#: Strength of the light behind a car.
RIM = 0.16


def _flat(value, count):
    return np.full(count, float(value))


def lit(normals, value):
    """A matt ground in the light of the stage."""
    return value * np.maximum(normals @ KEY + 0.6, 0)


def cosine(directions, normals):
    return -(directions * normals).sum(axis=1)


def metal(value, rough):
    def look(points, directions, normals, marks):
        count = len(points)
        facing = cosine(directions, normals)
        mirror = value + (1 - value) * (1 - np.clip(facing, 0, 1)) ** 5
        return Look(lit(normals, value * 0.02), mirror, _flat(rough, count), _flat(0, count), normals)
    return look


def coated(value, rough=0.0, coat=1.0):
    def look(points, directions, normals, marks):
        count = len(points)
        return Look(lit(normals, value), coat * fresnel(cosine(directions, normals)), _flat(rough, count), _flat(0, count), normals)
    return look


def matt(value):
    return coated(value, coat=0.0)


def _inside(distance, edge=0.0009):
    """1 within a region, 0 without, with an edge about 2 mm soft."""
    return np.clip(0.5 - distance / (2 * edge), 0, 1)


def _line(distance, half, edge=0.0009):
    return np.clip(0.5 - (np.abs(distance) - half) / (2 * edge), 0, 1)


SEAMS = ("door_front", "door_rear", "bonnet", "boot")


def _coloured(normals, value):
    """The colour under the clear coat: it falls off towards the foot, so that silver is no less round than black."""
    return value * (0.18 + np.clip(normals @ KEY + 0.12, 0, 1) ** 1.6)


def _rim(facing, normals, strength):
    """A light behind and above the car draws its outline, also where it is darkest."""
    return strength * (1 - np.clip(facing, 0, 1)) ** 3 * np.clip(normals[:, 2] + 0.15, 0, 1)


def hull_paint(body, lamps=7.0, tails=2.4, coachline=0.5, rim=RIM):
    """All that is drawn on a hull: paint, panes, trims, lamps, gaps and the coachline."""
    def look(points, directions, normals, marks):
        count = len(points)
        facing = cosine(directions, normals)
        glow, mirror = _coloured(normals, body.paint) + _rim(facing, normals, rim), fresnel(facing)
        rough, through = _flat(0, count), _flat(0, count)

        def lay(region, region_glow, region_mirror, region_rough=0.0):
            nonlocal glow, mirror, rough
            glow = glow * (1 - region) + region_glow * region
            mirror = mirror * (1 - region) + region_mirror * region
            rough = rough * (1 - region) + region_rough * region

        seams = np.max([_line(marks[name], 0.0022, 0.0012) for name in SEAMS], axis=0) * (marks["glass"] > 0.012)
        edges = np.max([_line(marks[name] - 0.0052, 0.0016, 0.0012) for name in SEAMS], axis=0) * (marks["glass"] > 0.012)
        line = _line(marks["coachline"], 0.0028) * np.clip(-marks["coachline_ends"] / 0.3, 0, 1)
        lay(line, coachline * (0.35 + 0.65 * np.clip(normals @ KEY + 0.3, 0, 1)), 0.5 * mirror)
        lay(edges * 0.6, glow * 1.6 + 0.004, mirror * 1.25)
        lay(seams, 0.0, 0.0)
        for name in ("skirt", "diffuser"):
            lay(_inside(marks[name]), lit(normals, 0.012), 0.35 * mirror, 0.25)
        within = _inside(marks["tail_lamp"])
        bright = _line(marks["tail_line"], 0.0045, 0.0016) * _inside(marks["tail_lamp"] + 0.014, 0.003)
        lay(within, tails * bright + 0.03 * within * np.exp(-np.abs(marks["tail_line"]) / 0.008), fresnel(facing))
        _face(lay, body, points, normals, facing, lamps)
        lay(_inside(marks["side_glass"] - 0.009), lit(normals, 0.02), 0.55, 0.05)
        pane = _inside(marks["glass"])
        post = np.clip(0.5 - marks["pillar"] / 0.002, 0, 1)
        lay(pane, lit(normals, 0.007) + 0.5 * _rim(facing, normals, rim), fresnel(facing, 1.52) * (1 - 0.35 * post))
        through = pane * (1 - post) * 0.22 * (1 - fresnel(facing))
        behind = marks["lean"] > 0.35
        glow, mirror = np.where(behind, 0.0, glow), np.where(behind, 0.0, mirror)
        through = np.where(behind, pane * 0.6, through)
        return Look(glow, mirror, rough, through, normals)
    return look


def _face(lay, body, points, normals, facing, lamps):
    """The face of the body's class on its nose: a mouth, a grille in its frame, lamps behind glass."""
    x, y, z = points.T
    nose, a = x < 0.44, np.abs(y)
    _bars(lay, normals, nose * _inside(rounded(y, z - body.sill - 0.14, 0.66, 0.075, 0.05)), _slats(z))
    height = z - body.lamp - 0.16 * np.maximum(x - 0.05, 0)
    if body.face.grille is not None:
        opening, bars = body.face.grille(y, height)
        _bars(lay, normals, nose * _inside(opening), _inside(bars))
        lay(nose * _line(opening, 0.006), lit(normals, 0.10) + 0.02, 0.75, 0.05)
    glass, light = body.face.lamp(a, height)
    within = nose * _inside(glass)
    lay(within, lamps * _line(light, 0.0042, 0.0016) + 0.05 * np.exp(-np.abs(light) / 0.010), fresnel(facing))


def _slats(z):
    """The fine slats of the mouth."""
    return _inside(np.abs((z + 0.004) % 0.030 - 0.015) - 0.0035)


def _bars(lay, normals, opening, bars):
    """A dark opening behind bright bars."""
    lay(opening, 0.06 * bars * np.maximum(normals @ KEY + 0.7, 0), 0.02 + 0.45 * bars, 0.10)
