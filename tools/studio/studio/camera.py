"""A camera, and the picture it takes."""

from dataclasses import dataclass

import numpy as np
from scipy.ndimage import gaussian_filter, maximum_filter, minimum_filter

from .shade import radiance

#: Rays that are followed together.
BATCH = 60_000
#: Rays for each point before it is known where more are needed.
FEW = 2
#: No ray counts for more, or the edge of a lamp stays jagged.
BRIGHTEST = 2.5


@dataclass(frozen=True)
class Camera:
    place: tuple
    target: tuple
    #: Millimetres on a frame 36 wide.
    lens: float
    #: Moves the picture in its frame, in widths of it: to the right and up.
    shift: tuple = (0.0, 0.0)
    #: Radius of the pupil in metres, and the distance that is sharp.
    pupil: float = 0.0
    focus: float = 10.0

    def rays(self, u, v, lens_u, lens_v):
        """Rays through points of the picture: u from -0.5 to 0.5 of its width, v in the same unit upwards."""
        place = np.array(self.place, float)
        ahead = np.array(self.target, float) - place
        ahead /= np.linalg.norm(ahead)
        right = np.cross(ahead, (0, 0, 1.0))
        right /= np.linalg.norm(right)
        up = np.cross(right, ahead)
        span = 36 / self.lens
        directions = ahead + ((u - self.shift[0]) * span)[:, None] * right + ((v - self.shift[1]) * span)[:, None] * up
        offset = self.pupil * (lens_u[:, None] * right + lens_v[:, None] * up)
        spots = place + directions * self.focus
        directions = spots - (place + offset)
        return place + offset, directions / np.linalg.norm(directions, axis=1, keepdims=True)


def take(stage, camera, width, height, samples, wait=lambda: None):
    """The picture's light, (height, width): a few rays for each point, and `samples` where they differ; the same each time."""
    random = np.random.default_rng(7)
    few, count = min(FEW, samples), width * height
    lights = np.zeros((few, count))
    offsets = _spread(samples)
    for index in range(few):
        lights[index] = _pass(stage, camera, np.arange(count), offsets[index], (width, height), random, wait)
    total = lights.sum(axis=0)
    busy = np.flatnonzero(_busy(lights, height, width))
    for index in range(few, samples):
        total[busy] += _pass(stage, camera, busy, offsets[index], (width, height), random, wait)
    taken = np.full(count, few)
    taken[busy] = samples
    return (total / taken).reshape(height, width)


def _pass(stage, camera, spots, offset, size, random, wait):
    """One ray for each of these points of the picture."""
    width, height = size
    light = np.zeros(len(spots))
    for start in range(0, len(spots), BATCH):
        wait()
        part = spots[start : start + BATCH]
        u = (part % width + 0.5 + offset[0]) / width - 0.5
        v = (height / 2 - part // width - 0.5 - offset[1]) / width
        turn, reach = random.random(len(part)) * 2 * np.pi, np.sqrt(random.random(len(part)))
        origins, directions = camera.rays(u, v, reach * np.cos(turn), reach * np.sin(turn))
        light[start : start + BATCH] = np.minimum(radiance(stage, origins, directions), BRIGHTEST)
    return light


def _busy(lights, height, width):
    """Points whose neighbourhood differs by more than an eye forgives."""
    shown = np.sqrt(np.minimum(lights, 1)).reshape(-1, height, width)
    high, low = maximum_filter(shown.max(axis=0), 3), minimum_filter(shown.min(axis=0), 3)
    return (high - low > 0.035).ravel()


def _spread(samples):
    """Points spread evenly over a pixel (and a little beyond), the same each time."""
    index = np.arange(samples)
    return np.stack([(index * 0.7548776662 + 0.5) % 1, (index * 0.5698402910 + 0.5) % 1], axis=1) * 1.3 - 0.65


def develop(light, exposure=1.75, black=0.006):
    """Grey values 0..1 as film would show them: a breath round lamps, a toe for true black, a shoulder for what is bright."""
    glare = gaussian_filter(np.maximum(light - 0.8, 0), light.shape[1] * 0.004)
    x = np.maximum((light + 0.35 * glare) * exposure - black, 0)
    curve = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
    return np.clip(curve, 0, 1) ** (1 / 2.2)


def faded(grey, share):
    """A picture whose foot ends in black over this share of its height."""
    if share == 0:
        return grey
    height = len(grey)
    part = np.clip((height - 1 - np.arange(height)) / (share * height), 0, 1)
    return grey * (part * part * (3 - 2 * part))[:, None]
