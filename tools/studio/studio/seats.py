"""Seats that bear a close look: fluted leather, bolsters, stitches."""

import numpy as np

from .curves import rise, smooth_max, smooth_min
from .surface import mesh_of

#: Half the width of a seat, and of its fluted middle; metres from flute to flute.
HALF, MIDDLE, FLUTE = 0.275, 0.196, 0.0653
LEAN = 0.40


def _across(v):
    """How far the leather stands out: pillows between seams, and the bolsters beside them."""
    a = np.abs(v)
    pillow = 0.018 * (np.cos(np.pi * v / FLUTE) ** 2 + 0.06) ** 0.25 * rise(-a, -MIDDLE, -MIDDLE + 0.018)
    return pillow + 0.040 * rise(a, MIDDLE - 0.002, MIDDLE + 0.045)


def _axes(at, x, y, z):
    """Along the cushion to its front, across, up; and before and along the leaning back."""
    u, v, w = at[0] - x, y - at[1], z - at[2]
    return u, v, w, u * np.cos(LEAN) + w * np.sin(LEAN), w * np.cos(LEAN) - u * np.sin(LEAN)


def seat_field(at):
    """A seat that faces the nose; `at` is where cushion and back meet, at their middle."""
    def field(x, y, z):
        u, v, w, before, along = _axes(at, x, y, z)
        out = _across(v)
        top = w - 0.11 * u - out + 0.02 * np.maximum(u - 0.40, 0) / 0.1
        cushion = smooth_max(np.abs(u - 0.22) - 0.30, np.abs(v) - HALF, top, -0.20 - w, radius=0.085)
        back = smooth_max(before - 0.07 - out, -0.10 - before, np.abs(v) - HALF + 0.03 * rise(along, 0.35, 0.7), np.abs(along - 0.32) - 0.36, radius=0.085)
        rest = smooth_max(np.abs(before - 0.045) - 0.052, np.abs(v) - 0.145, np.abs(along - 0.80) - 0.092, radius=0.075)
        return smooth_min(smooth_min(cushion, back, radius=0.03), rest, radius=0.012)
    return field


def add_seat(world, at, material, cell=0.005):
    """Adds a seat; its marks tell where the stitches run."""
    at = np.array(at)
    low, high = at - (0.62, HALF + 0.03, 0.24), at + (0.55, HALF + 0.03, 1.0)
    points, normals, quads = mesh_of(seat_field(at), low, high, cell)
    u, v, w, before, along = _axes(at, *points.T)
    marks = {"seam": np.abs(v) - MIDDLE - 0.007, "stitch": np.where(before > u, along, u)}
    world.add(points, quads, normals, material, marks)
