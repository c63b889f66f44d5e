"""Soft boxes: panels whose light fades towards their edges, so that a highlight has a beginning and an end."""

from dataclasses import dataclass

import numpy as np


def _fade(across, share, blur):
    """1 in the middle of a side (`across` from -1 to 1), 0 at its ends; `blur` widens the fall."""
    part = np.clip((1 + blur - np.abs(across)) / np.maximum(share + 2 * blur, 1e-4), 0, 1)
    return part * part * (3 - 2 * part)


@dataclass
class SoftBox:
    """A panel at `place` facing `target`. `fade` is the share of half its width and height that fades."""

    place: tuple
    target: tuple
    width: float
    height: float
    strength: float
    fade: tuple = (0.5, 0.8)
    #: Whether a camera sees it.
    seen: bool = False
    #: Whether it is a disc.
    round: bool = False

    def __post_init__(self):
        self.centre = np.array(self.place, float)
        self.facing = np.array(self.target, float) - self.centre
        self.facing /= np.linalg.norm(self.facing)
        up = np.array((0, 0, 1.0)) if abs(self.facing[2]) < 0.98 else np.array((0, 1.0, 0))
        self.right = np.cross(up, self.facing)
        self.right /= np.linalg.norm(self.right)
        self.up = np.cross(self.facing, self.right)

    def along(self, origins, directions, blur=0.0):
        """Light that rays meet, and how far away; `blur` is the roughness of what sent them."""
        slope = directions @ self.facing
        distance = ((self.centre - origins) @ self.facing) / np.where(np.abs(slope) < 1e-6, 1e-6, slope)
        spot = origins + directions * distance[:, None] - self.centre
        shine = self.shine(spot @ self.right, spot @ self.up, blur * distance)
        return np.where((distance > 0) & (slope < 0), shine, 0.0), distance

    def shine(self, x, y, spread):
        """Light at places on the panel, metres from its middle, seen with an unsharpness of `spread` metres."""
        half_x, half_y = self.width / 2, self.height / 2
        if self.round:
            part = _fade(np.hypot(x / half_x, y / half_y), self.fade[0], spread / half_x)
        else:
            part = _fade(x / half_x, self.fade[0], spread / half_x) * _fade(y / half_y, self.fade[1], spread / half_y)
        thin = 1 / ((1 + spread / half_x) * (1 + spread / half_y))
        return self.strength * part * thin
