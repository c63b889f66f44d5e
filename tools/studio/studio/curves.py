"""Smooth functions: what a coachbuilder draws with a spline."""

import numpy as np
from scipy.interpolate import CubicSpline, PchipInterpolator
from scipy.ndimage import gaussian_filter1d

STEP = 0.01


def fair_curve(points, softness=0.12):
    """A curve near `points` [(x, value)], without waves and with continuous curvature; `softness` in metres."""
    xs, values = np.array(sorted(points)).T
    dense = np.arange(xs[0] - 0.8, xs[-1] + 0.8, STEP)
    drawn = PchipInterpolator(xs, values)(np.clip(dense, xs[0], xs[-1]))
    left, right = (values[1] - values[0]) / (xs[1] - xs[0]), (values[-1] - values[-2]) / (xs[-1] - xs[-2])
    drawn += np.minimum(dense - xs[0], 0) * left + np.maximum(dense - xs[-1], 0) * right
    return CubicSpline(dense, gaussian_filter1d(drawn, softness / STEP, mode="nearest"))


def smooth_max(first, *others, radius=0.03):
    """The largest of distances; where two meet, an edge rounded over about `radius` metres."""
    result = first
    for other in others:
        near = np.maximum(radius - np.abs(result - other), 0) / radius
        result = np.maximum(result, other) + near**3 * radius / 6
    return result


def smooth_min(first, second, radius=0.03):
    """The smallest of two distances; where they meet, a hollow rounded over about `radius` metres."""
    return -smooth_max(-first, -second, radius=radius)


def bump(value, centre, width):
    """1 at `centre`, falling to 0 within about two widths."""
    return np.exp(-(((value - centre) / width) ** 2))


def rise(value, start, end):
    """0 before `start`, 1 after `end`, smooth between."""
    part = np.clip((value - start) / (end - start), 0, 1)
    return part * part * part * (part * (part * 6 - 15) + 10)
