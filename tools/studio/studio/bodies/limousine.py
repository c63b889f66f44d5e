"""The stretched saloon."""

from dataclasses import replace

from .. import faces
from ..body import Slope
from .saloons import LONG_SALOON

STRETCH = 0.95


def _stretched(points, after=2.7):
    return tuple((x if x < after else x + STRETCH, value) for x, value in points)


LIMOUSINE = replace(
    LONG_SALOON,
    name="limousine",
    length=LONG_SALOON.length + STRETCH,
    axles=(LONG_SALOON.axles[0], LONG_SALOON.axles[1] + STRETCH),
    plan=_stretched(LONG_SALOON.plan),
    shoulder=_stretched(LONG_SALOON.shoulder),
    deck=_stretched(LONG_SALOON.deck),
    crown=_stretched(LONG_SALOON.crown),
    cabin=_stretched(LONG_SALOON.cabin),
    roof=_stretched(LONG_SALOON.roof),
    back=Slope((LONG_SALOON.back.foot[0] + STRETCH, 1.055), (LONG_SALOON.back.head[0] + STRETCH, 1.445), 0.22),
    doors=(1.64, 2.74, 4.95),
    pillars=(3.70,),
    face=faces.LIMOUSINE,
)
