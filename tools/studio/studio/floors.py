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


def _waves(points, height):
    """The slope of a road's film of water: long waves, the same each time."""
    x, y = points[:, 0], points[:, 1]
    across = np.sin(9.1 * x + 5.3 * y) + np.sin(17.7 * x - 12.1 * y + 1.0) + 0.7 * np.sin(31.0 * x + 23.0 * y + 2.0)
    along = np.sin(6.7 * y - 4.1 * x + 0.5) + np.sin(14.9 * y + 8.3 * x) + 0.7 * np.sin(27.0 * y - 19.0 * x + 1.3)
    return np.stack([height * across / 2.7, height * along / 2.7, np.ones(len(points))], axis=1)


def wet(height=0.004, strength=0.8, water=None):
    """Asphalt after rain: it mirrors most where it is seen flat. `water` may tell what lies beyond: (points, directions) -> (where, glow)."""
    def floor(points, directions):
        facing = np.clip(-directions[:, 2], 0, 1)
        mirror = strength * (0.04 + 0.96 * (1 - facing) ** 5)
        glow = np.full(len(points), 0.002)
        if water is not None:
            where, shine = water(points, directions)
            mirror, glow = np.where(where, 0, mirror), np.where(where, shine, glow)
        normal = _waves(points, height)
        normal /= np.linalg.norm(normal, axis=1, keepdims=True)
        return normal, mirror, np.full(len(points), 0.01), glow
    return floor
