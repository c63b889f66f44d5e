"""The six bodies of the house, each a handful of curves."""

from .limousine import LIMOUSINE
from .saloons import BUSINESS_SALOON, ELECTRIC_SALOON, LONG_SALOON
from .suv import SUV
from .van import VAN

BODIES = {body.name: body for body in (BUSINESS_SALOON, LONG_SALOON, ELECTRIC_SALOON, SUV, VAN, LIMOUSINE)}
