"""Where a car waits: each place is a few lights and a floor."""

from .avenue import wet_avenue
from .bay import bay_of_alger
from .bodies import BODIES
from .cabin import cabin
from .camera import Camera
from .car import car_world
from .floors import wet
from .light import SoftBox
from .open_door import open_door
from .shade import Stage


def terminal_kerb():
    """Columns of light behind a saloon, at night, and strips under the roof of the kerb."""
    body = BODIES["long-saloon"]
    middle = body.length / 2
    columns = [SoftBox((middle + 3.1 * step, 5.2, 1.75), (middle + 3.1 * step, 0, 1.75), 0.10, 3.5, 2.6, (0.5, 0.12), seen=True) for step in range(-6, 9)]
    strips = [SoftBox((middle + 6, side, 4.3), (middle + 6, side, 0), 60.0, 0.16, 3.2, (0.2, 0.4), seen=True) for side in (1.2, -3.6)]
    band = SoftBox((middle + 5.0, -8.0, 1.9), (middle, 0, 0.9), 18.0, 2.4, 4.0, (0.8, 1.0))
    nose = SoftBox((-7.5, 8.0, 1.5), (0.3, 0, 0.6), 20.0, 2.4, 1.0, (1.0, 1.0))
    stage = Stage(car_world(body), [*columns, *strips, band, nose], wet())
    return stage, Camera((-5.2, -6.6, 1.2), (middle - 0.1, 0.4, 0.98), 50)


def hotel_porch():
    """A lit hall behind, a lantern on its pier, a row of lamps under the canopy."""
    body = BODIES["limousine"]
    middle = body.length / 2
    doors = [SoftBox((middle + 1.42 * step, 6.4, 2.0), (middle + 1.42 * step, 0, 2.0), 1.26, 3.9, 0.20, (0.06, 1.1), seen=True) for step in (-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 4.5, 5.5)]
    lantern = SoftBox((middle + 5.0, 5.6, 2.3), (middle + 5.0, 0, 2.0), 0.20, 0.48, 3.4, (0.5, 0.3), seen=True)
    lamps = [SoftBox((middle + 1.42 * step, 3.4, 3.5), (middle + 1.42 * step, 3.4, 0), 0.42, 0.42, 2.2, (0.5, 0.5), seen=True, round=True) for step in range(-4, 7)]
    down = [SoftBox((middle + 1.9 * step, side, 4.6), (middle + 1.9 * step, side, 0), 0.22, 0.22, 6.0, (0.6, 0.6), seen=True) for step in range(-4, 5) for side in (-1.6, 1.4)]
    band = SoftBox((middle, -10.0, 2.1), (middle, 0, 0.8), 15.0, 2.4, 4.5, (1.0, 1.0))
    stage = Stage(car_world(body), [*doors, lantern, *lamps, *down, band], wet(0.003))
    return stage, Camera((middle - 3.2, -11.5, 1.25), (middle, 0, 1.28), 48, shift=(0, 0.005))


PLACES = {
    "terminal-kerb": terminal_kerb,
    "hotel-porch": hotel_porch,
    "wet-avenue": wet_avenue,
    "bay-of-alger": bay_of_alger,
    "open-door": open_door,
    "cabin": cabin,
}
