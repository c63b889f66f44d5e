"""What lamps light directly: leather and cloth, with the shadows that things throw on them."""

import numpy as np

from .paint import cosine
from .shade import Look, fresnel

#: Rays to each lamp, along each of its sides.
RAYS = 3


def _spots(lamp, count, random):
    """For each of the panel's parts a place in it, another one for each point: a shadow's edge has grain and no steps."""
    for part in np.ndindex(RAYS, RAYS):
        across, up = ((np.array(part)[:, None] + random.random((2, count))) / RAYS - 0.5) * ((lamp.width,), (lamp.height,))
        yield lamp.centre + across[:, None] * lamp.right + up[:, None] * lamp.up


def _lit_by(world, lamp, points, normals, random):
    """Light that a panel throws on points, its shadows included."""
    light = np.zeros(len(points))
    for spot in _spots(lamp, len(points), random):
        way = spot - points
        distance = np.linalg.norm(way, axis=1)
        way /= distance[:, None]
        falls = np.maximum((way * normals).sum(axis=1), 0) * np.maximum(-(way @ lamp.facing), 0) / distance**2
        seen = np.flatnonzero(falls > 1e-4)
        free = world.trace(points[seen] + normals[seen] * 4e-3, way[seen]).distance > distance[seen] - 0.01
        light[seen] += falls[seen] * free
    return light * lamp.strength * lamp.width * lamp.height / (np.pi * RAYS**2)


def lamplight(world, lamps):
    """Gives the light of all lamps at points: (points, normals) -> light, the same each time."""
    random = np.random.default_rng(5)
    return lambda points, normals: sum(_lit_by(world, lamp, points, normals, random) for lamp in lamps)


def upholstery(world, lamps, value, sheen=0.5, stitches=0.0):
    """Leather of this brightness; where there are stitches, they are of theirs."""
    shine = lamplight(world, lamps)

    def look(points, directions, normals, marks):
        light = shine(points, normals)
        bright = np.full(len(points), value)
        if stitches:
            thread = np.clip(0.5 - (np.abs(marks["seam"]) - 0.0011) / 0.0008, 0, 1) * (marks["stitch"] % 0.010 < 0.0072)
            bright = bright * (1 - thread) + stitches * thread
        none = np.zeros(len(points))
        return Look(bright * light, sheen * fresnel(cosine(directions, normals)), none + 0.30, none, normals)
    return look
