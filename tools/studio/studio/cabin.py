"""The rear seats at night, the town outside as discs of light."""

import numpy as np

from .camera import Camera
from .chance import chance
from .curves import smooth_max
from .light import SoftBox
from .seats import add_seat
from .shade import Look, Stage
from .surface import mesh_of
from .upholstery import lamplight, upholstery
from .world import World

#: Where the door stands, how high it is, and where its line of light runs.
DOOR, WAIST, LINE = -0.76, 0.43, 0.335


def _door(x, y, z):
    """The inner side of a door: a waist, a hollow below it, an armrest."""
    rest = 0.075 * np.exp(-(((z - 0.155) / 0.055) ** 4)) * (1 / (1 + np.exp((x - 0.10) / 0.03)))
    hollow = 0.020 * np.exp(-(((z - 0.27) / 0.05) ** 2))
    return smooth_max(y - DOOR - rest + hollow + 0.10 * np.maximum(z - 0.30, 0), z - WAIST - 0.02 * x, DOOR - 0.16 - y, radius=0.05)


def _frame(x, y, z):
    """The pillar behind the window, and the roof's edge above it."""
    lean = y - DOOR + 0.10 - 0.42 * (z - WAIST)
    window = smooth_max(x - 0.36 + 0.85 * np.maximum(z - WAIST, 0), z - 0.86 + 0.05 * x**2, -1.35 - x, radius=0.10)
    return smooth_max(np.abs(lean) - 0.05, -window, radius=0.04)


def _console(x, y, z):
    """The armrest between the seats."""
    return smooth_max(np.abs(x + 0.23) - 0.33, np.abs(y) - 0.085, np.abs(z - 0.135 - 0.05 * x) - 0.05, radius=0.045)


def _town():
    """Lamps out of focus beyond the window."""
    lights = []
    for number in range(46):
        part = [chance(number, 1.0, kind) for kind in range(4)]
        place = (1.2 + 8.5 * part[0], -7.0 - 0.05 * number, -0.7 + 2.7 * part[1])
        size = 0.20 + 0.16 * part[2]
        lights.append(SoftBox(place, (-1.05, 0.3, 0.6), size, size, 0.03 + 0.30 * part[3] ** 2.5, (0.16, 0.16), seen=True, round=True))
    return lights


def _trim(world, lamps):
    shine = lamplight(world, lamps)

    def look(points, directions, normals, marks):
        light = shine(points, normals)
        line = np.exp(-(((points[:, 2] - LINE) / 0.0032) ** 4)) * (points[:, 1] > DOOR - 0.06)
        near = 0.020 * np.exp(-np.abs(points[:, 2] - LINE) / 0.020)
        none = np.zeros(len(points))
        return Look(0.055 * light + 0.62 * line + near * (points[:, 1] > DOOR - 0.06), none + 0.02, none + 0.2, none, normals)
    return look


def cabin():
    world = World()
    roof = SoftBox((-0.55, -0.20, 1.05), (-0.10, -0.36, 0.0), 0.30, 0.12, 15.0)
    outside = SoftBox((-0.50, -1.9, 1.05), (-0.05, -0.3, 0.25), 0.9, 0.5, 9.0)
    lamps = [roof, outside]
    leather = upholstery(world, lamps, 0.16, stitches=0.8)
    for y in (-0.39, 0.39):
        add_seat(world, (0.0, y, 0.0), leather)
    trim = _trim(world, lamps)
    for field, low, high, material in (
        (_door, (-1.5, DOOR - 0.2, -0.3), (0.75, DOOR + 0.12, 0.5), trim),
        (_frame, (-1.5, DOOR - 0.4, 0.38), (0.9, DOOR + 0.5, 1.05), upholstery(world, lamps, 0.05)),
        (_console, (-0.62, -0.13, -0.02), (0.16, 0.13, 0.25), upholstery(world, lamps, 0.12)),
    ):
        points, normals, quads = mesh_of(field, low, high, 0.009)
        world.add(points, quads, normals, material, {"seam": np.ones(len(points)), "stitch": np.zeros(len(points))})
    world.close()
    stage = Stage(world, _town())
    return stage, Camera((-1.14, 0.30, 0.74), (0.05, -0.46, 0.40), 33)
