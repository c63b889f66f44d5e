"""A wet avenue at night: an arcade along it, two rows of lamps, a saloon that leaves."""

from dataclasses import dataclass

import numpy as np

from .bodies import BODIES
from .camera import Camera
from .car import car_world
from .chance import chance
from .floors import wet
from .light import SoftBox
from .shade import Stage

#: Metres from arch to arch, half an opening, and where its arch springs.
BAY, OPENING, SPRING = 4.2, 1.42, 3.1
#: Height of the arcade, and from floor to floor above it.
CORNICE, STOREY = 5.6, 3.6


def _soft(distance, edge):
    return np.clip(0.5 - distance / (2 * edge), 0, 1)


@dataclass
class Front(SoftBox):
    """The front of a street of houses: lit arches below, a few windows above."""

    def shine(self, x, y, spread):
        edge = 0.025 + spread
        bay, up = np.floor(x / BAY), y + self.height / 2
        across = np.abs(x - (bay + 0.5) * BAY)
        arch = np.maximum(across - OPENING, np.where(up > SPRING, np.hypot(across, up - SPRING) - OPENING, across - OPENING))
        gallery = (0.05 + 0.20 * chance(bay, 1.0)) * np.exp(-(((up - 2.7) / 2.0) ** 2)) * (1 - 0.25 * (across / OPENING) ** 2)
        shop = np.maximum(across - 0.62, up - 2.35)
        gallery *= 1 - 0.55 * _soft(shop, edge) * (chance(bay, 5.0) < 0.6)
        light = _soft(arch, edge) * gallery + (1 - _soft(arch, edge)) * 0.011 * np.exp(-(((up - 4.2) / 3.4) ** 2))
        light += 0.02 * _soft(np.abs(up - CORNICE) - 0.10, edge)
        light = np.where(up > CORNICE + 0.3, self._windows(x, up, bay, edge), light)
        return self.strength * light * np.exp(-((x / (0.42 * self.width)) ** 2))

    def _windows(self, x, up, bay, edge):
        storey = np.floor((up - CORNICE - 0.5) / STOREY)
        side = np.sign(x - (bay + 0.5) * BAY)
        across = np.abs(np.abs(x - (bay + 0.5) * BAY) - BAY / 4)
        high = np.abs(up - CORNICE - 0.5 - (storey + 0.46) * STOREY)
        pane = _soft(np.maximum(across - 0.48, high - 1.05), edge) * (1 - 0.7 * _soft(across - 0.03, edge))
        lit = chance(bay * 3 + side, storey, 2.0) < 0.22
        return pane * np.where(lit, 0.03 + 0.13 * chance(bay, storey + side, 3.0), 0.004) + 0.003


def _lamps(row, first, count):
    return [SoftBox((first - 11.0 * step, row, 5.2), (60, row * 0.4, 1.2), 0.40, 0.40, 4.0, (0.35, 0.35), seen=True, round=True) for step in range(count)]


def wet_avenue():
    body = BODIES["business-saloon"]
    middle = body.length / 2
    houses = Front((-22.0, 13.0, 9.0), (-22.0, 0, 9.0), 120.0, 18.0, 1.15, seen=True)
    across = Front((-60.0, -16.0, 9.0), (-60.0, 0, 9.0), 120.0, 18.0, 1.1, seen=True)
    lights = [
        SoftBox((middle + 5.0, -8.0, 1.9), (middle, 0, 0.8), 16.0, 2.2, 3.6, (0.8, 1.0)),
        SoftBox((middle - 3.0, 5.0, 6.4), (middle, 0, 0.9), 12.0, 0.9, 2.6, (1.0, 1.0)),
        SoftBox((body.length + 9.0, 5.0, 1.6), (body.length, 0, 0.7), 14.0, 1.6, 0.9, (1.0, 1.0)),
    ]
    stage = Stage(car_world(body, tails=3.2), [houses, across, *_lamps(8.6, -3.0, 9), *_lamps(-8.2, -16.0, 8), *lights], wet(0.006))
    return stage, Camera((body.length + 6.4, -4.4, 1.25), (middle - 0.6, 0.6, 1.32), 46)
