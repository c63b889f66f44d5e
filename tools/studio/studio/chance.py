"""Chance that is the same each time: a number between 0 and 1 for each pair of numbers."""

import numpy as np


def chance(first, second, kind=0.0):
    seed = np.sin(first * 127.1 + second * 311.7 + kind * 74.7) * 43758.5453
    return seed - np.floor(seed)


def drift(first, second, kind=0.0):
    """The same, smooth between whole numbers."""
    low_x, low_y = np.floor(first), np.floor(second)
    x, y = first - low_x, second - low_y
    x, y = x * x * (3 - 2 * x), y * y * (3 - 2 * y)
    below = chance(low_x, low_y, kind) * (1 - x) + chance(low_x + 1, low_y, kind) * x
    above = chance(low_x, low_y + 1, kind) * (1 - x) + chance(low_x + 1, low_y + 1, kind) * x
    return below * (1 - y) + above * y
