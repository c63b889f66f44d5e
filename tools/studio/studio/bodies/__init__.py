"""The bodies of the house, each a handful of curves."""

from .limousine import LIMOUSINE
from .saloons import (
    BUSINESS_SALOON,
    CITY_SALOON,
    ELECTRIC_SALOON,
    EXECUTIVE_SALOON,
    LIFTBACK,
    LONG_SALOON,
    NORTHERN_SALOON,
    SPORT_SALOON,
    TOURING_SALOON,
)
from .suv import CROSSOVER, GRAND_SUV, SUV
from .van import FAMILY_VAN, MINIBUS, VAN

BODIES = {
    body.name: body
    for body in (
        CITY_SALOON,
        LIFTBACK,
        TOURING_SALOON,
        BUSINESS_SALOON,
        EXECUTIVE_SALOON,
        SPORT_SALOON,
        NORTHERN_SALOON,
        LONG_SALOON,
        ELECTRIC_SALOON,
        CROSSOVER,
        SUV,
        GRAND_SUV,
        VAN,
        FAMILY_VAN,
        MINIBUS,
        LIMOUSINE,
    )
}
