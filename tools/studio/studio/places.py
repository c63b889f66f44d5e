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


PLACES = {
    "terminal-kerb": terminal_kerb,
    "wet-avenue": wet_avenue,
    "bay-of-alger": bay_of_alger,
    "open-door": open_door,
    "cabin": cabin,
}
