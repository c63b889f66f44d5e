"""The lip of each wheel's arch, and the dark room behind it."""

import numpy as np
from scipy.interpolate import PchipInterpolator

from .surface import gradient
from .wheels import turned

#: The lip across: metres away from the axle along the skin, and metres proud of the skin.
LIP = [(0.036, -0.0010), (0.026, 0.0004), (0.016, 0.0022), (0.008, 0.0038), (0.002, 0.0042), (-0.002, 0.0028), (-0.0045, -0.001), (-0.005, -0.008), (-0.004, -0.03)]


def skin(hull, x, z):
    """Half-width of a hull at these places."""
    low, high = np.full(x.shape, 0.4), np.full(x.shape, 1.2)
    for _ in range(30):
        middle = (low + high) / 2
        outside = hull(x, middle, z) > 0
        low, high = np.where(outside, low, middle), np.where(outside, middle, high)
    return high


def grid(points):
    """Faces and normals of points in rows (rows, columns, 3)."""
    normals = np.cross(np.gradient(points, axis=0), np.gradient(points, axis=1))
    normals /= np.maximum(np.linalg.norm(normals, axis=2, keepdims=True), 1e-12)
    rows, columns = points.shape[:2]
    row, column = np.meshgrid(np.arange(rows - 1), np.arange(columns - 1), indexing="ij")
    first = row * columns + column
    return np.stack([first, first + 1, first + columns + 1, first + columns], axis=2).reshape(-1, 4), normals


def _lip(hull, axle):
    """Rows of points round one arch, the skin's half-width there, and what is outwards."""
    body, arch = hull.body, hull.arch
    start = np.arcsin((body.sill - 0.012 - body.wheel_radius) / arch)
    angle = np.linspace(start, np.pi - start, 260)
    ray = np.stack([np.cos(angle), 0 * angle, np.sin(angle)], axis=1)
    x, z = axle + arch * ray[:, 0], body.wheel_radius + arch * ray[:, 2]
    edge = np.stack([x, skin(hull, x, z), z], axis=1)
    out = gradient(hull, edge)
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    along = ray - (ray * out).sum(axis=1, keepdims=True) * out
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    away, proud = PchipInterpolator(np.arange(len(LIP)), LIP)(np.linspace(0, len(LIP) - 1, 41)).T
    return edge + away[:, None, None] * along + proud[:, None, None] * out, edge


def _add_sided(world, points, toward, side, material):
    """Adds rows of points, their normals on the side of `toward`, mirrored to the right where `side` is -1."""
    faces, normals = grid(points)
    wrong = (normals * toward).sum(axis=2) < 0
    normals = np.where(wrong[..., None], -normals, normals)
    shape = np.array((1.0, side, 1.0))
    world.add(points.reshape(-1, 3) * shape, faces, normals.reshape(-1, 3) * shape, material)


def add_arches(world, body, hull, materials):
    for axle in body.axles:
        points, edge = _lip(hull, axle)
        ray = edge - np.array((axle, 0, body.wheel_radius))
        ray[:, 1] = 0
        ray /= np.linalg.norm(ray, axis=1, keepdims=True)
        core = (points[0] + points[-1]) / 2 + 0.012 * ray
        deep = edge * (1, 0, 1) + np.array((0, 0.5, 0))
        liner = np.stack([points[-1], points[-1] * (1, 0, 1) + deep * (0, 1, 0) + 0.01 * ray])
        for side in (1, -1):
            _add_sided(world, points, points - core, side, materials["coat"])
            _add_sided(world, liner, -np.broadcast_to(ray, liner.shape), side, materials["matt"])
            world.add(*turned([(0.0, 0.0), (hull.arch + 0.02, 0.0)], (axle, side * 0.5, body.wheel_radius), side), materials["matt"])
