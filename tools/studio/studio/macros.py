"""Close to the paint: a lamp, a handle."""

from dataclasses import replace

import numpy as np

from .camera import Camera
from .car import car_world
from .floors import polished
from .light import SoftBox
from .shade import Stage
from .views import front_lights


def _dark(body):
    """So close, a line of light tells more than the colour does."""
    return car_world(replace(body, paint=0.009), rim=0.07)


def lamp(body):
    """The line of the lamp and the edge of the bonnet."""
    stage = Stage(_dark(body), front_lights(body), polished(middle=body.length / 2))
    return stage, Camera((-1.95, -1.75, body.lamp + 0.24), (0.16, -0.40, body.lamp + 0.02), 78)


def handle(body):
    """The window line, the handle and the coachline, seen along the flank."""
    x, middle = body.doors[1], body.length / 2
    lights = [
        SoftBox((middle + 5.5, -6.0, 2.3), (middle, 0, 0.9), 14.0, 1.4, 4.0, (0.8, 1.0)),
        SoftBox((middle + 7.0, 5.0, 3.4), (middle, 0, 1.0), 12.0, 1.6, 2.0, (1.0, 1.0)),
        SoftBox((middle + 4.0, -3.0, 5.5), (middle, 0, 1.0), 9.0, 0.8, 3.0, (1.0, 1.0)),
    ]
    stage = Stage(_dark(body), lights, polished(middle=middle))
    crease = np.interp(x, *np.transpose(body.shoulder))
    return stage, Camera((x - 2.2, -2.1, crease + 0.35), (x - 0.10, -0.92, crease + 0.07), 70)
