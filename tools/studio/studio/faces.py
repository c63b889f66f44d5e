"""The six faces: each class of car has its own lamps, grille and wheels. Drawn from places on the nose, exact at every ray."""

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Spokes:
    count: int
    #: Angles of the blades beside each other.
    twists: tuple = (0.0,)
    #: Of a blade, in widths of the slender one.
    width: float = 1.0


@dataclass(frozen=True)
class Face:
    #: Called with half-widths and heights beside the lamp: the glass of the lamp and its lines of light, as distances.
    lamp: object
    #: Called with places across and heights beside the lamp: opening and bars, as distances; None without a grille.
    grille: object
    spokes: Spokes


def rounded(u, v, half_u, half_v, radius):
    """Distance to a rectangle with round corners."""
    across, up = np.abs(u) - half_u + radius, np.abs(v) - half_v + radius
    return np.hypot(np.maximum(across, 0), np.maximum(up, 0)) + np.minimum(np.maximum(across, up), 0) - radius


def _every(value, period):
    """Distance to the nearest of lines `period` apart, one of them at 0."""
    return np.abs((value + period / 2) % period - period / 2)


def _slim_lamp(a, z):
    """A slit, its light a hook: along the slit, and down at its inner end."""
    hook = np.maximum(np.abs(a - 0.522), np.abs(z + 0.03) - 0.034)
    return np.minimum(np.maximum(np.abs(z) - 0.026, 0.50 - a), rounded(a - 0.522, z + 0.03, 0.022, 0.05, 0.01)), np.minimum(np.maximum(np.abs(z), 0.522 - a), hook)


def _double_lamp(a, z):
    """Two lines, one above the other."""
    return np.maximum(np.abs(z + 0.012) - 0.042, 0.46 - a), np.maximum(np.abs(np.abs(z + 0.012) - 0.022), 0.49 - a)


def _bar_lamp(a, z):
    """One line from side to side, and three blocks under each end."""
    glass = np.minimum(np.abs(z) - 0.012, rounded(a - 0.70, z + 0.06, 0.14, 0.026, 0.01))
    blocks = np.maximum(rounded(_every(a - 0.70, 0.075), z + 0.06, 0.018, 0.010, 0.003), np.abs(a - 0.70) - 0.11)
    return glass, np.minimum(np.abs(z), np.maximum(blocks + 0.004, 0))


def _frame_lamp(a, z):
    """A square of light."""
    square = rounded(a - 0.66, z + 0.02, 0.115, 0.066, 0.022)
    return square, np.abs(square + 0.016)


def _tall_lamp(a, z):
    """Upright at the corner of the nose, with a brow."""
    upright = rounded(a - 0.71, z + 0.045, 0.050, 0.115, 0.02)
    brow = np.maximum(np.abs(z - 0.045), np.abs(a - 0.60) - 0.11)
    line = np.maximum(np.abs(a - 0.71), np.abs(z + 0.045) - 0.09)
    return np.minimum(upright, rounded(a - 0.60, z - 0.045, 0.13, 0.018, 0.01)), np.minimum(brow, line)


def _pearl_lamp(a, z):
    """Four pearls in a row."""
    pearls = np.maximum(np.hypot(_every(a - 0.525, 0.078), z) - 0.013, np.abs(a - 0.642) - 0.14)
    return np.maximum(np.abs(z) - 0.034, 0.475 - a), np.maximum(pearls, 0)


def _slat_grille(y, z):
    opening = rounded(y, z + 0.135, 0.40 + 0.35 * (z + 0.135), 0.082, 0.03)
    return opening, _every(z, 0.033) - 0.006


def _upright_grille(y, z):
    return rounded(y, z + 0.135, 0.31 + 0.22 * (z + 0.135), 0.150, 0.045), _every(y, 0.040) - 0.008


def _bar_grille(y, z):
    return rounded(y, z + 0.10, 0.47, 0.120, 0.025), _every(z + 0.10, 0.078) - 0.018


def _letterbox_grille(y, z):
    return rounded(y, z + 0.035, 0.46, 0.040, 0.035), np.abs(z + 0.035) - 0.007


def _woven_grille(y, z):
    return rounded(y, z + 0.135, 0.27, 0.152, 0.085), np.minimum(_every(y + z, 0.034), _every(y - z, 0.034)) - 0.0045


BUSINESS = Face(_slim_lamp, _slat_grille, Spokes(10, (-0.088, 0.088)))
PRESTIGE = Face(_double_lamp, _upright_grille, Spokes(20, width=1.0))
ELECTRIC = Face(_bar_lamp, None, Spokes(5, width=3.4))
TALL = Face(_frame_lamp, _bar_grille, Spokes(6, (-0.125, 0.125), width=1.5))
VAN = Face(_tall_lamp, _letterbox_grille, Spokes(7, width=2.0))
LIMOUSINE = Face(_pearl_lamp, _woven_grille, Spokes(36, width=0.55))
