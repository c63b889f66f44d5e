"""How each body is seen: where the camera stands, and which lights draw it."""

from dataclasses import replace

from .camera import Camera
from .car import car_world
from .floors import polished
from .light import SoftBox
from .shade import Stage


def _tall(body):
    return max(z for _, z in body.roof)


def front_lights(body, key=1.0):
    """A band along the flank, a sheen on bonnet and roof, a line on the screen, a breath on the nose."""
    middle = body.length / 2
    return [
        SoftBox((middle + 5.5, -7.5, 1.75), (middle, 0, 0.9), 18.0, 2.7, 4.2 * key, (0.7, 1.0)),
        SoftBox((middle + 9.0, 8.5, 1.9), (middle, 0, 0.8), 14.0, 2.2, 0.55 * key, (1.0, 1.0)),
        SoftBox((middle + 4.5, 6.0, 6.2), (middle, 0, 0.8), 9.0, 0.8, 3.2 * key, (0.9, 1.0)),
        SoftBox((-7.5, 8.0, 1.5), (0.3, 0, 0.6), 20.0, 2.4, 1.0 * key, (1.0, 1.0)),
    ]


def front(body):
    """Three quarters from the front, with room for the whole reflection: the taller the car, the higher it stands."""
    height, middle, reach = _tall(body), body.length / 2, body.length / 5.06
    stage = Stage(car_world(body), front_lights(body), polished(middle=middle))
    return stage, Camera((middle - 6.9 * reach, -6.4 * reach, 1.05), (middle - 0.05, 0, height * 0.46), 60, shift=(0.020, 0.03 * height - 0.015))


def _hero_stage(body):
    """Dark paint, and a band that ends under the coachline, so that the line is the brightest of the flank."""
    middle = body.length / 2
    _, *others = front_lights(body)
    band = SoftBox((middle + 5.5, -7.5, 0.62), (middle, 0, 0.5), 18.0, 1.0, 1.6, (0.7, 1.0))
    high = SoftBox((middle + 5.5, -7.5, 3.2), (middle, 0, 0.9), 18.0, 1.4, 1.6, (0.7, 1.0))
    return Stage(car_world(replace(body, paint=0.009), coachline=0.95, rim=0.10), [band, high, *others], polished(middle=middle))


def hero_landscape(body):
    """Far to the right, the nose beyond the edge: taken from the left and turned about."""
    stage = _hero_stage(body)
    return stage, Camera((-5.0, -4.5, 0.72), (2.0, 0, 0.66), 55, shift=(-0.30, -0.05))


def hero_portrait(body):
    stage = _hero_stage(body)
    return stage, Camera((-5.0, -4.5, 0.72), (2.0, 0, 0.66), 84, shift=(-0.30, -0.12))
