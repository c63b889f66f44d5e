"""What cars stand on."""

import numpy as np


def polished(strength=0.6, rough=0.02, reach=2.3, middle=2.5, half=3.6, ripple=0.0012):
    """A black mirror, dim and a little soft, that ends in the dark round a car of half-length `half` at x = `middle`."""
    random = np.random.default_rng(3)

    def floor(points, directions):
        beside = np.maximum(np.abs(points[:, 1]) - 0.9, 0) / reach
        beyond = np.maximum(np.abs(points[:, 0] - middle) - half, 0) / reach
        facing = np.clip(-directions[:, 2], 0, 1)
        mirror = strength * (0.06 + 0.94 * (1 - facing) ** 4) * np.exp(-(beside**2) - beyond**2)
        normal = np.concatenate([random.normal(0, ripple, (len(points), 2)), np.ones((len(points), 1))], axis=1)
        return normal, mirror, np.full(len(points), rough), np.zeros(len(points))
    return floor


def wet(ripple=0.008, strength=0.75, near=None):
    """Asphalt after rain: it mirrors most where it is seen flat. Beyond `near` metres of y = 0 it is open water."""
    random = np.random.default_rng(5)

    def floor(points, directions):
        facing = np.clip(-directions[:, 2], 0, 1)
        mirror = strength * (0.05 + 0.95 * (1 - facing) ** 5)
        lie = np.full(len(points), ripple)
        if near is not None:
            water = points[:, 1] > near
            mirror, lie = np.where(water, mirror, 0.55 * mirror), np.where(water, 0.03, ripple)
        normal = np.concatenate([random.normal(0, 1, (len(points), 2)) * lie[:, None], np.ones((len(points), 1))], axis=1)
        normal /= np.linalg.norm(normal, axis=1, keepdims=True)
        return normal, mirror, lie, np.full(len(points), 0.002)
    return floor
