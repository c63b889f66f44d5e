"""Follows light backwards: what a ray sees, with every reflection worked out and none left to chance."""

from dataclasses import dataclass, field
from typing import Callable, Optional

import numpy as np

#: What counts for less in the picture is not followed.
FAINT = 0.0015
#: Surfaces nearer than this do not mirror each other: facets are flat, their normals are not.
APART = 0.03


@dataclass
class Look:
    """What a material answers for points: its own light, and how much it mirrors or lets through."""

    glow: np.ndarray
    mirror: np.ndarray
    #: Roughness of the mirror, 0 to about 0.4.
    rough: np.ndarray
    through: np.ndarray
    normal: np.ndarray


@dataclass
class Stage:
    world: object
    lights: list
    #: What a floor point shows: (points, directions) -> (normal, mirror, rough, glow), or None for no floor.
    floor: Optional[Callable] = None
    #: Light from far away: directions -> light.
    sky: Callable = field(default=lambda directions: np.zeros(len(directions)))


#: Nearer than this to a silhouette a mirror fades: facets show there, one by one.
EDGE = 0.10


def fresnel(cosine, ior=1.5):
    least = ((ior - 1) / (ior + 1)) ** 2
    return (least + (1 - least) * (1 - np.clip(cosine, 0, 1)) ** 5) * np.clip(cosine / EDGE, 0, 1)


def mirrored(directions, normals):
    return directions - 2 * (directions * normals).sum(axis=1, keepdims=True) * normals


def radiance(stage, origins, directions, blur=None, depth=0, camera=True, weight=None):
    """Light along rays (n, 3). A camera sees no panel that is not `seen`, and neither does the floor."""
    count = len(origins)
    blur = np.zeros(count) if blur is None else blur
    weight = np.ones(count) if weight is None else weight
    hits = stage.world.trace(origins, directions, 1e-3 if depth == 0 else APART)
    light = np.zeros(count)
    reach = hits.distance.astype(float)
    ground = _ground(stage, origins, directions)
    reach = np.minimum(reach, ground)
    for panel in stage.lights:
        if camera and not panel.seen:
            continue
        shine, distance = panel.along(origins, directions, blur)
        light += np.where(distance < reach, shine, 0)
    away = np.isinf(reach)
    light[away] += stage.sky(directions[away])
    on_floor = np.flatnonzero(~away & (ground <= hits.distance))
    if len(on_floor):
        light[on_floor] += _floor_light(stage, origins[on_floor], directions[on_floor], ground[on_floor], depth, weight[on_floor])
    for number, material in enumerate(stage.world.materials):
        met = np.flatnonzero((hits.material == number) & (hits.distance < ground))
        if len(met):
            part = {name: values[met] for name, values in hits.marks.items()}
            points = origins[met] + directions[met] * hits.distance[met, None]
            part["lean"] = (hits.normal[met] * directions[met]).sum(axis=1)
            look = material(points, directions[met], _towards(hits.normal[met], directions[met]), part)
            light[met] += _answer(stage, look, points, directions[met], blur[met], depth, weight[met])
    return light


def _towards(normals, directions):
    """Normals that lean away from their ray at a silhouette, brought back to it."""
    lean = (normals * directions).sum(axis=1, keepdims=True)
    turned = normals - np.maximum(lean + 0.01, 0) * directions
    return turned / np.linalg.norm(turned, axis=1, keepdims=True)


def _ground(stage, origins, directions):
    if stage.floor is None:
        return np.full(len(origins), np.inf)
    falling = directions[:, 2] < -1e-5
    return np.where(falling, -origins[:, 2] / np.where(falling, directions[:, 2], -1), np.inf)


def _floor_light(stage, origins, directions, distance, depth, weight):
    points = origins + directions * distance[:, None]
    normal, mirror, rough, glow = stage.floor(points, directions)
    return _answer(stage, Look(glow, mirror, rough, np.zeros(len(points)), normal), points, directions, np.zeros(len(points)), depth, weight, True)


def _answer(stage, look, points, directions, blur, depth, weight, camera=False):
    light = np.array(look.glow, float)
    if depth >= 4:
        return light
    strong = np.flatnonzero(look.mirror * weight > FAINT)
    if len(strong):
        turned = mirrored(directions[strong], look.normal[strong])
        seen = radiance(stage, points[strong] + look.normal[strong] * 2e-3, turned, np.maximum(blur[strong], look.rough[strong]), depth + 1, camera, weight[strong] * look.mirror[strong])
        light[strong] += look.mirror[strong] * seen
    clear = np.flatnonzero(look.through * weight > FAINT)
    if len(clear):
        onward = directions[clear]
        light[clear] += look.through[clear] * radiance(stage, points[clear] + onward * 2e-3, onward, blur[clear], depth + 1, False, weight[clear] * look.through[clear])
    return light
