"""The painted hull of a body as a distance field, and the lines drawn on it."""

import numpy as np

from .curves import bump, fair_curve, rise, smooth_max, smooth_min

FLANK = fair_curve([(-0.3, 0.075), (0, 0.036), (0.15, 0.012), (0.38, 0.0), (0.7, 0.014), (0.88, 0.018), (1.0, 0.012), (1.6, -0.004)], 0.10)


class Hull:
    """Negative inside, positive outside, about metres near the surface."""

    def __init__(self, body):
        self.body = body
        for name in ("plan", "shoulder", "deck", "crown", "cabin", "roof"):
            setattr(self, name, fair_curve(getattr(body, name)))

    def wheel_distance(self, x, z):
        front, rear = (np.hypot(x - axle, z - self.body.wheel_radius) for axle in self.body.axles)
        return np.minimum(front, rear)

    @property
    def arch(self):
        return self.body.wheel_radius + 0.045

    def wells(self, x, y, z):
        """Negative in the rooms of the wheels."""
        return np.maximum(self.wheel_distance(x, z) - self.arch, 0.56 - np.abs(y))

    def flank(self, x, a, z):
        """The side of the body: a sill that turns under, a hollow, a crease, a shoulder above it."""
        body, crease = self.body, self.shoulder(x)
        height = (z - body.sill) / (crease - body.sill)
        flare = 0.014 * bump(self.wheel_distance(x, z), self.arch - 0.02, 0.10)
        haunch = 0.014 * bump(x, body.axles[1], 0.7) * bump(z, crease - 0.03, 0.2)
        lower = a - (self.plan(x) - FLANK(height) + flare + haunch)
        upper = (a - self.plan(x) - haunch) * 0.80 + (z - crease) * 0.60
        return smooth_max(lower, upper, radius=0.055)

    def top(self, x, a, z):
        across = a / self.plan(x)
        dome = 0.006 * rise(-across, -0.80, -0.30) * rise(-x, -self.body.screen.foot[0], -0.7)
        return z - (self.deck(x) + dome - self.crown(x) * across**2.4)

    def nose(self, x, a, z):
        body = self.body
        lean = 0.11 * (z - 0.40) + 1.2 * np.maximum(z - body.lamp + 0.08, 0) ** 2 + 0.35 * np.maximum(0.45 - z, 0) ** 2
        return 0.02 + body.nose_round * (a / 0.9) ** 2.4 + lean - x

    def tail(self, x, a, z):
        body = self.body
        under = 0.10 * (z - 0.45) + 0.25 * np.maximum(0.40 - z, 0) + 0.020 * bump(z, body.tail_lamp - 0.17, 0.11)
        return x - (body.length - 0.02 - body.tail_round * (a / 0.9) ** 3 - under)

    def lower(self, x, a, z):
        sides = smooth_max(self.flank(x, a, z), self.top(x, a, z), radius=0.07)
        ends = smooth_max(self.nose(x, a, z), self.tail(x, a, z), radius=0.02)
        return smooth_max(smooth_max(sides, ends, radius=0.10), self.body.sill - 0.03 - z, radius=0.06)

    def _pane(self, slope, x, a, z, ahead):
        (foot_x, foot_z), (head_x, head_z) = slope.foot, slope.head
        length = np.hypot(head_x - foot_x, head_z - foot_z)
        sine, cosine = (head_z - foot_z) / length, abs(head_x - foot_x) / length
        along = (foot_x - (x - slope.bow * a * a)) if ahead else ((x + slope.bow * a * a) - foot_x)
        return along * sine + (z - foot_z) * cosine

    def screen(self, x, a, z):
        return self._pane(self.body.screen, x, a, z, True)

    def back(self, x, a, z):
        return self._pane(self.body.back, x, a, z, False)

    def roof_face(self, x, a, z):
        return z - (self.roof(x) - 0.055 * (a / 0.6) ** 2)

    def cabin_side(self, x, a, z):
        waist = self.deck(x) - 0.04
        lean = self.body.tumble
        hidden = np.maximum(waist - 0.06 - z, 0)
        return a - (self.cabin(x) - lean * (z - waist) - 0.16 * np.maximum(z - waist, 0) ** 2 - 6 * hidden**2)

    def upper(self, x, a, z):
        side = self.cabin_side(x, a, z)
        over = smooth_max(self.roof_face(x, a, z), self.screen(x, a, z), self.back(x, a, z), radius=0.16)
        within = self.tail(x, a, z) + 0.05 - 0.6 * np.maximum(z - self.deck(x) + 0.10, 0)
        return smooth_max(smooth_max(over, side, radius=0.11), 0.62 - z, within, radius=0.02)

    def __call__(self, x, y, z):
        a = np.sqrt(y * y + 1e-6)
        foot = self.body.back.foot[0]
        ends = rise(x, self.body.length - 0.5, self.body.length - 0.08)
        blend = 0.025 + self.body.flow * rise(x, foot - 1.0, foot - 0.25) * (1 - ends)
        return smooth_min(self.lower(x, a, z), self.upper(x, a, z), radius=blend)
