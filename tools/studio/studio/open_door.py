"""A rear door held open at night: the seat, the light of the cabin, the wet ground."""

import numpy as np

from . import paint
from .arches import add_arches, skin
from .bodies import BODIES
from .camera import Camera
from .car import add_painted, hull_of, materials_of
from .chance import drift
from .cut import cut
from .fittings import add_handle, add_mirrors, handle_places, seat_rows
from .floors import wet
from .hull import Hull
from .light import SoftBox
from .seats import add_seat
from .shade import Look, Stage
from .upholstery import lamplight, upholstery
from .wheels import add_wheels
from .world import World

#: How far the door is open, radians; how thick it is, and a jamb, metres.
ANGLE, DOOR, JAMB = 1.42, 0.055, 0.06


class _Swung:
    """Takes parts of a door and adds them to a world as they stand when it is open."""

    def __init__(self, world, hinge):
        self.world, self.hinge = world, np.array(hinge)
        cosine, sine = np.cos(ANGLE), np.sin(ANGLE)
        self.turn = np.array([[cosine, -sine, 0], [sine, cosine, 0], [0, 0, 1.0]])

    def add(self, points, faces, normals, material, marks=None):
        self.world.add((points - self.hinge) @ self.turn + self.hinge, faces, normals @ self.turn, material, marks)


def _rim(world, mesh, edges, depth, material):
    """The thickness of a sheet along a cut: from its edge inwards, turned away from what was kept."""
    outer, lean = mesh["points"][edges], mesh["normals"][edges]
    inner = outer - depth * lean
    points = np.stack([outer[:, 0], outer[:, 1], inner[:, 1], inner[:, 0]], axis=1)
    normals = np.cross(outer[:, 1] - outer[:, 0], lean.mean(axis=1))
    normals /= np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-12)
    world.add(points.reshape(-1, 3), np.arange(4 * len(points)).reshape(-1, 4), np.repeat(normals, 4, axis=0), material)


def _card(world, lamps):
    """The inner side of the door: leather, and its line of light."""
    shine = lamplight(world, lamps)

    def look(points, directions, normals, marks):
        light = shine(points, normals)
        line = np.clip(0.5 - (np.abs(marks["coachline"]) - 0.0035) / 0.0015, 0, 1) * (marks["door_rear"] < -0.07)
        near = 0.03 * np.exp(-np.abs(marks["coachline"]) / 0.03) * (marks["door_rear"] < -0.05)
        none = np.zeros(len(points))
        return Look(0.09 * light + 0.7 * line + near, none + 0.02, none + 0.2, none, normals)
    return look


def _ground(spot):
    """Wet ground with the pool of light that falls out of the door."""
    road = wet(0.006, 0.7)

    def floor(points, directions):
        normal, mirror, rough, glow = road(points, directions)
        away = np.hypot((points[:, 0] - spot[0]) / 0.75, (points[:, 1] - spot[1]) / 0.45)
        stone = 0.6 + 0.8 * drift(points[:, 0] * 160, points[:, 1] * 160)
        return normal, mirror, rough, glow + 0.10 * np.exp(-(away**2)) * stone
    return floor


def _lamps(x):
    roof = SoftBox((x - 0.42, 0.0, 1.30), (x - 0.1, -0.25, 0.5), 0.5, 0.16, 30.0)
    door = SoftBox((x - 0.30, -0.62, 1.22), (x - 0.3, -1.4, 0.4), 0.4, 0.1, 10.0)
    return [roof, door]


def _add_door(world, mesh, faces, distance, materials, hull_look, card):
    """Cuts a door out of a hull; gives what is left."""
    left, left_faces, jamb = cut(mesh, faces, distance)
    _rim(world["car"], left, jamb, JAMB, materials["rubber"])
    door, door_faces, edge = cut(mesh, faces, -distance)
    add_painted(world["door"], door, door_faces, hull_look)
    _rim(world["door"], door, edge, DOOR, materials["rubber"])
    inner = {**door, "points": door["points"] - DOOR * door["normals"], "normals": -door["normals"]}
    inner, inner_faces, frame = cut(inner, door_faces, inner["glass"] - 0.012)
    add_painted(world["door"], inner, inner_faces, card)
    return left, left_faces


def open_door():
    body = BODIES["long-saloon"]
    hull, materials, world = Hull(body), materials_of(body), World()
    middle, rear = body.doors[1], seat_rows(body)[1]
    hinge = (middle, -float(skin(hull, np.array([middle]), np.array([0.6]))[0]), 0)
    swung, lamps = _Swung(world, hinge), _lamps(rear)
    look = paint.hull_paint(body)
    mesh, faces = hull_of(body, hull)
    distance = np.where(mesh["points"][:, 1] < 0, mesh["door_rear"], 1.0)
    left, left_faces = _add_door({"car": world, "door": swung}, mesh, faces, distance, materials, look, _card(world, lamps))
    add_painted(world, left, left_faces, look)
    for add in (add_arches, add_wheels, add_mirrors):
        add(world, body, hull, materials)
    front_handle, rear_handle = handle_places(body)
    add_handle(world, hull, front_handle, -1, materials["satin"])
    add_handle(swung, hull, rear_handle, -1, materials["satin"])
    leather = upholstery(world, lamps, 0.16, stitches=0.8)
    for x, cell in zip(seat_rows(body), (0.010, 0.006)):
        for y in (-0.39, 0.39):
            add_seat(world, (x + 0.12, y, body.sill + 0.30), leather, cell)
    world.close()
    lights = [
        SoftBox((body.length / 2 + 5.0, -8.0, 1.9), (body.length / 2, 0, 0.9), 18.0, 2.0, 4.0, (0.8, 1.0)),
        SoftBox((body.length / 2, 2.0, 7.0), (body.length / 2, 0, 0.9), 9.0, 1.2, 2.4, (1.0, 1.0)),
    ]
    stage = Stage(world, lights, _ground((rear - 0.25, -1.5)))
    return stage, Camera((middle + 1.75, -3.7, 1.20), (middle + 0.38, -0.95, 0.74), 42)
