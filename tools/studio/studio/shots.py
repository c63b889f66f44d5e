"""Every picture of the studio by its name."""

from dataclasses import dataclass
from typing import Callable

from . import macros, places, views
from .bodies import BODIES, BUSINESS_SALOON

VIEWS = {
    "front": views.front,
    "lamp": macros.lamp,
    "handle": macros.handle,
}


@dataclass(frozen=True)
class Shot:
    #: Of the finished picture, before it is developed to smaller widths.
    width: int
    height: int
    #: Gives the stage and the camera.
    build: Callable
    #: Whether left and right are exchanged.
    turned: bool = False
    #: Share of its height over which it ends in black at its foot.
    fade: float = 0.0


def _of_bodies():
    return {
        f"{body.name}-{name}": Shot(1280, 720, lambda view=view, body=body: view(body), fade=0.16)
        for body in BODIES.values()
        for name, view in VIEWS.items()
    }


SHOTS = {
    "hero-landscape": Shot(2400, 1350, lambda: views.hero_landscape(BUSINESS_SALOON), turned=True, fade=0.16),
    "hero-portrait": Shot(1200, 1500, lambda: views.hero_portrait(BUSINESS_SALOON), turned=True, fade=0.16),
    **_of_bodies(),
    **{name: Shot(1600, 900, place) for name, place in places.PLACES.items()},
}
