"""Where a car waits: a kerb, a porch, an avenue, a bay. Each is a few lights and a floor."""

import numpy as np

from .bodies import BODIES
from .camera import Camera
from .car import car_world
from .floors import wet
from .light import SoftBox
from .shade import Stage


def terminal_kerb():
    """Columns of light behind a saloon, at night, and strips under the roof of the kerb."""
    body = BODIES["long-saloon"]
    middle = body.length / 2
    columns = [SoftBox((middle + 3.1 * step, 5.2, 1.75), (middle + 3.1 * step, 0, 1.75), 0.10, 3.5, 2.6, (0.5, 0.12), seen=True) for step in range(-6, 9)]
    strips = [SoftBox((middle + 6, side, 4.3), (middle + 6, side, 0), 60.0, 0.16, 3.2, (0.2, 0.4), seen=True) for side in (1.2, -3.6)]
    band = SoftBox((middle + 5.0, -8.0, 1.9), (middle, 0, 0.9), 18.0, 2.4, 4.0, (0.8, 1.0))
    nose = SoftBox((-7.5, 8.0, 1.5), (0.3, 0, 0.6), 20.0, 2.4, 1.0, (1.0, 1.0))
    stage = Stage(car_world(body), [*columns, *strips, band, nose], wet(), bright_floor=True)
    return stage, Camera((-5.2, -6.6, 1.2), (middle - 0.1, 0.4, 0.98), 50)


def wet_avenue():
    """Two rows of lamps that end far away, mirrored in the road; a saloon leaves."""
    body = BODIES["business-saloon"]
    random = np.random.default_rng(11)
    lamps = []
    for row in (-7.5, 9.5):
        for step in range(11):
            x = 4 - 9.0 * step
            lamps.append(SoftBox((x, row + random.normal(0, 0.15), 5.0), (60, row * 0.2, 1.2), 0.42, 0.42, 4.5, (0.5, 0.5), seen=True))
    sky = SoftBox((body.length / 2 + 4, -6.0, 7.5), (body.length / 2, 0, 0.8), 9.0, 1.6, 3.0, (1.0, 1.0))
    band = SoftBox((-8.0, -6.0, 1.7), (body.length / 2, 0, 0.9), 16.0, 2.6, 4.5, (0.8, 1.0))
    tail = SoftBox((body.length + 8.0, 5.5, 2.4), (body.length, 0, 0.7), 16.0, 2.4, 1.6, (1.0, 1.0))
    stage = Stage(car_world(body, tails=3.2), [*lamps, sky, band, tail], wet(0.008), bright_floor=True)
    return stage, Camera((body.length + 6.2, -3.4, 1.15), (body.length / 2 - 1.0, 0.9, 0.98), 50, pupil=0.035, focus=7.4)


def hotel_porch():
    """A lit hall behind, two lanterns, downlights over the drive."""
    body = BODIES["limousine"]
    middle = body.length / 2
    doors = [SoftBox((middle + 1.42 * step, 6.4, 1.75), (middle + 1.42 * step, 0, 1.75), 1.26, 3.1, 0.20, (0.06, 1.3), seen=True) for step in (-2.5, -1.5, -0.5, 0.5, 1.5, 2.5)]
    lanterns = [SoftBox((middle + side, 5.6, 2.3), (middle + side, 0, 2.0), 0.20, 0.48, 3.4, (0.5, 0.3), seen=True) for side in (-5.2, 5.2)]
    down = [SoftBox((middle + 1.9 * step, side, 4.6), (middle + 1.9 * step, side, 0), 0.22, 0.22, 6.0, (0.6, 0.6), seen=True) for step in range(-4, 5) for side in (-1.6, 1.4)]
    band = SoftBox((middle, -10.0, 2.1), (middle, 0, 0.8), 15.0, 2.4, 4.5, (1.0, 1.0))
    stage = Stage(car_world(body), [*doors, *lanterns, *down, band], wet(0.003), bright_floor=True)
    return stage, Camera((middle - 3.2, -11.5, 1.25), (middle, 0, 1.28), 48)


#: Angles between two lamps of a town far away.
GRAIN_X, GRAIN_Y = 0.0030, 0.0022


def _bay(directions):
    """Dusk over a bay: a bright horizon, hills that carry a town's lights, the first dark overhead."""
    azimuth = np.arctan2(directions[:, 0], directions[:, 1])
    height = np.arcsin(np.clip(directions[:, 2], -1, 1))
    sky = 0.008 + 0.17 * np.exp(-np.maximum(height, 0) / 0.10) * np.exp(-(((azimuth + 0.25) / 0.75) ** 2)) + 0.05 * np.exp(-np.maximum(height, 0) / 0.35)
    ridge = 0.030 + 0.030 * np.exp(-(((azimuth - 0.55) / 0.35) ** 2)) + 0.010 * np.sin(azimuth * 9 + 1) + 0.004 * np.sin(azimuth * 23) - 0.05 * np.exp(-(((azimuth + 0.45) / 0.25) ** 2))
    hill = height < ridge
    return np.where(hill, 0.006 + _town(azimuth, height, ridge), sky)


def _town(azimuth, height, ridge):
    """Lamps on the slopes, close together along the shore."""
    cell_x, cell_y = np.floor(azimuth / GRAIN_X), np.floor(height / GRAIN_Y)
    seed = np.sin(cell_x * 127.1 + cell_y * 311.7) * 43758.5453
    chance, seed = seed - np.floor(seed), np.sin(cell_x * 269.5 + cell_y * 183.3) * 24634.6345
    bright = seed - np.floor(seed)
    spot = np.hypot(azimuth / GRAIN_X - cell_x - 0.5, (height / GRAIN_Y - cell_y - 0.5) * 0.8)
    near = np.clip(1 - height / np.maximum(ridge, 1e-3), 0, 1)
    return np.where((chance < 0.03 + 0.50 * near**4) & (height > 0), np.exp(-((spot / 0.28) ** 2)) * (0.12 + 1.3 * bright**4), 0)


def _sea(points, directions):
    """Open water beyond the road: it keeps the light of the horizon, less of it the nearer it lies."""
    azimuth = np.arctan2(directions[:, 0], directions[:, 1])
    flat = np.exp(directions[:, 2] / 0.05)
    return points[:, 1] > 7.0, 0.006 + 0.15 * flat * np.exp(-(((azimuth + 0.25) / 0.6) ** 2))


def bay_of_alger():
    """The bay at dusk from the heights; a saloon, its lamps lit."""
    body = BODIES["electric-saloon"]
    middle = body.length / 2
    stage = Stage(car_world(body), [SoftBox((middle, -9.0, 2.0), (middle, 0, 0.8), 14.0, 2.4, 2.6, (1.0, 1.0))], wet(0.002, 0.5, _sea), bright_floor=True, sky=_bay)
    return stage, Camera((middle - 3.6, -9.6, 1.5), (middle + 0.2, 0, 1.02), 42)


PLACES = {
    "terminal-kerb": terminal_kerb,
    "hotel-porch": hotel_porch,
    "wet-avenue": wet_avenue,
    "bay-of-alger": bay_of_alger,
}
