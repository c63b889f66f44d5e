"""The bay of Alger at dusk, seen over a parapet; a saloon waits, its lamps lit."""

import numpy as np

from . import paint
from .bodies import BODIES
from .camera import Camera
from .car import add_car
from .chance import chance, drift
from .curves import smooth_max
from .floors import wet
from .light import SoftBox
from .shade import Stage
from .surface import mesh_of
from .world import World

#: Where the sun went down: radians from straight ahead.
SUNSET = -0.30
#: Where the parapet stands.
WALL = 5.4


def _glow(azimuth, height):
    west = np.exp(-(((azimuth - SUNSET) / 0.6) ** 2))
    return 0.004 + (0.02 + 0.15 * west) * np.exp(-height / 0.085) + 0.03 * np.exp(-height / 0.35)


def _ridge(azimuth):
    """The hills: the town's own on the left, then the long arm of the bay that ends in a cape."""
    town = 0.075 * np.exp(-(((azimuth + 0.52) / 0.20) ** 2))
    arm = 0.020 * np.clip((0.75 - azimuth) / 0.5, 0, 1) + 0.022 * np.exp(-(((azimuth - 0.12) / 0.16) ** 2))
    return np.maximum(town + arm + 0.006 * drift(azimuth * 26, 0.0) + 0.002 * drift(azimuth * 110, 3.0) - 0.004, 0.0)


def _lamps(azimuth, height, grain, share):
    """Scattered lamps, one or none to a cell of `grain` radians; `share` of the cells have one."""
    cell_x, cell_y = np.floor(azimuth / grain), np.floor(height / grain)
    at_x, at_y = cell_x + 0.25 + 0.5 * chance(cell_x, cell_y, 1.0), cell_y + 0.25 + 0.5 * chance(cell_x, cell_y, 2.0)
    away = np.hypot(azimuth / grain - at_x, height / grain - at_y)
    bright = chance(cell_x, cell_y, 3.0)
    return np.where(chance(cell_x, cell_y) < share, np.exp(-((away / 0.22) ** 2)) * (0.05 + 1.1 * bright**5), 0)


def _town(azimuth, height, ridge):
    near = np.clip(1 - height / np.maximum(ridge, 1e-3), 0, 1)
    quarter = drift(azimuth * 34, height * 70, 5.0) ** 2
    scattered = _lamps(azimuth, height, 0.0034, 0.04 + 0.75 * quarter * near) + _lamps(azimuth + 0.4, height + 0.2, 0.0021, 0.5 * quarter * near**2)
    shore = 0.0030 + 0.0012 * drift(azimuth * 14, 9.0)
    step = np.floor(azimuth / 0.0062)
    at = (step + 0.5 + 0.3 * (chance(step, 4.0) - 0.5)) * 0.0062
    road = 0.9 * np.exp(-(((azimuth - at) / 0.0008) ** 2) - ((height - shore) / 0.0008) ** 2)
    return scattered + road


def _sky(directions):
    azimuth = np.arctan2(directions[:, 0], directions[:, 1])
    height = np.arcsin(np.clip(directions[:, 2], -1, 1))
    ridge = _ridge(azimuth)
    ahead = np.abs(azimuth) < 1.2
    hill = ahead & (height < ridge)
    return np.where(hill & (height > 0), 0.0035 + _town(azimuth, height, ridge), _glow(azimuth, np.maximum(height, 0)))


def _sea(points, directions):
    """Water beyond the parapet: the dusk mirrored, and a trembling column under each bright lamp."""
    azimuth, depth = np.arctan2(directions[:, 0], directions[:, 1]), -np.arcsin(directions[:, 2])
    row = np.floor(np.log(depth + 2e-4) * 26)
    tremble = drift(azimuth / (0.0012 + 0.05 * depth), row, 6.0)
    column = np.floor(azimuth / 0.0042)
    at = (column + 0.3 + 0.4 * chance(column, 7.0)) * 0.0042
    reach = 0.006 + 0.030 * chance(column, 8.0) ** 2
    lamp = (chance(column, 9.0) < 0.6) * (0.03 + 0.20 * chance(column, 10.0) ** 2)
    columns = lamp * np.exp(-(((azimuth - at) / 0.0011) ** 2) - depth / reach) * (0.25 + 1.2 * tremble**2)
    dusk = 0.55 * _glow(azimuth, 0.03 + 1.6 * depth) * (0.75 + 0.5 * tremble)
    return points[:, 1] > WALL, dusk + columns


def _parapet(x, y, z):
    wall = smooth_max(np.abs(y - WALL) - 0.14, z - 0.80, radius=0.02)
    coping = smooth_max(np.abs(y - WALL) - 0.20, np.abs(z - 0.86) - 0.055, radius=0.03)
    return np.minimum(wall, coping) + 0 * x


def _posts(xs):
    def posts(x, y, z):
        nearest = np.min([np.abs(x - at) for at in xs], axis=0)
        return np.maximum(np.hypot(nearest, y - WALL) - 0.045 + 0.006 * z, z - 2.78)
    return posts


def _promenade(world, lamps):
    """The parapet, and the posts of its lamps."""
    low, high = (-9.0, WALL - 0.3, 0.0), (20.0, WALL + 0.3, 1.0)
    for field, top, material in ((_parapet, high, paint.matt(0.010)), (_posts(lamps), (20.0, WALL + 0.3, 2.85), paint.matt(0.012))):
        points, normals, quads = mesh_of(field, low, top, 0.03)
        world.add(points, quads, normals, material)


def bay_of_alger():
    body = BODIES["electric-saloon"]
    middle = body.length / 2
    world, lamps = World(), (-3.6, 3.2, 10.0, 16.8)
    add_car(world, body)
    _promenade(world, lamps)
    world.close()
    globes = [SoftBox((at, WALL, 2.92), (at, -20, 2.6), 0.34, 0.34, 2.6, (0.5, 0.5), seen=True, round=True) for at in lamps]
    band = SoftBox((middle + 2.0, -9.0, 2.0), (middle, 0, 0.8), 14.0, 2.2, 3.8, (1.0, 1.0))
    nose = SoftBox((-8.0, 6.0, 1.6), (0.3, 0, 0.6), 14.0, 2.0, 0.8, (1.0, 1.0))
    stage = Stage(world, [*globes, band, nose], wet(0.003, 0.6, _sea), sky=_sky)
    return stage, Camera((middle - 4.6, -10.6, 1.95), (middle + 0.1, 0, 1.34), 47)
