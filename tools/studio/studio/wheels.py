"""A wheel: tyre, rim and spokes, turned and drawn from profiles."""

import numpy as np

TURNS = 192


def _normals(points, faces):
    corners = points[faces]
    sides = np.cross(corners[:, 2] - corners[:, 0], corners[:, 3] - corners[:, 1])
    normals = np.zeros_like(points)
    for column in range(4):
        np.add.at(normals, faces[:, column], sides)
    return normals / np.maximum(np.linalg.norm(normals, axis=1, keepdims=True), 1e-12)


def _finer(profile, sharp=3, step=0.003):
    """A profile with more points near its corners, so that an edge is round only there."""
    profile = np.array(profile, float)
    lengths = np.append(0, np.cumsum(np.hypot(*np.diff(profile, axis=0).T)))
    ends = np.concatenate([lengths, lengths[1:-1] - step / sharp, lengths[1:-1] + step / sharp])
    at = np.unique(np.clip(ends, 0, lengths[-1]))
    return np.stack([np.interp(at, lengths, column) for column in profile.T], axis=1)


def turned(profile, at, side):
    """A profile [(radius, depth)] turned round the wheel's axis: points, faces and normals."""
    radius, depth = _finer(profile).T
    count = len(radius)
    angles = np.linspace(0, 2 * np.pi, TURNS, endpoint=False)[:, None]
    points = np.stack([at[0] + radius * np.cos(angles), np.broadcast_to(at[1] + side * depth, (TURNS, count)), at[2] + radius * np.sin(angles)], axis=2).reshape(-1, 3)
    turn, ring = np.meshgrid(np.arange(TURNS), np.arange(count - 1), indexing="ij")
    after = (turn + 1) % TURNS
    faces = np.stack([turn * count + ring, turn * count + ring + 1, after * count + ring + 1, after * count + ring], axis=2).reshape(-1, 4)
    return points, faces, _outwards(points, _normals(points, faces), at, side)


def _outwards(points, normals, at, side):
    """Normals turned to the side from which a wheel is seen."""
    hidden = normals[:, 1] * side < -0.2
    return np.where(hidden[:, None], -normals, normals)


def _spoke(start, end, angle, at, side, width):
    """One blade from hub to rim: high at the hub, hollow in its middle, slender at the rim."""
    reach = np.linspace(start, end, 24)
    part = (reach - start) / (end - start)
    half = width * (0.0165 - 0.0075 * part + 0.007 * part**6)
    crest = 0.012 - 0.030 * np.sin(part * np.pi * 0.62) + 0.026 * part**2
    across, drop = np.array([(-1.0, 0.045), (-0.98, 0.006), (-0.86, 0.0008), (-0.6, 0.0), (0.6, 0.0), (0.86, 0.0008), (0.98, 0.006), (1.0, 0.045)]).T
    offset = across[:, None] * half
    x = reach * np.cos(angle) - offset * np.sin(angle)
    z = reach * np.sin(angle) + offset * np.cos(angle)
    y = crest - drop[:, None]
    points = np.stack([at[0] + x, at[1] + side * np.broadcast_to(y, x.shape), at[2] + z], axis=2).reshape(-1, 3)
    count = len(reach)
    row, column = np.meshgrid(np.arange(len(across) - 1), np.arange(count - 1), indexing="ij")
    faces = np.stack([row * count + column, row * count + column + 1, (row + 1) * count + column + 1, (row + 1) * count + column], axis=2).reshape(-1, 4)
    return points, faces, _outwards(points, _normals(points, faces), at, side)


def add_wheel(world, x, y, radius, side, materials, spokes):
    """`y` is the outer face; `side` is 1 or -1."""
    at, rim = (x, y, radius), radius - 0.078
    profiles = {
        "rubber": [(rim - 0.004, -0.02), (rim + 0.004, -0.003), (rim + 0.018, 0.004), (radius - 0.042, 0.008), (radius - 0.018, -0.004), (radius - 0.006, -0.022), (radius, -0.05), (radius, -0.20), (radius - 0.02, -0.235), (rim, -0.24)],
        "alloy": [(rim + 0.008, -0.010), (rim + 0.008, 0.000), (rim + 0.001, 0.002), (rim - 0.004, -0.002), (rim - 0.010, -0.016), (rim - 0.016, -0.040), (rim - 0.022, -0.12), (rim - 0.022, -0.22)],
        "disc": [(0.06, -0.115), (rim - 0.055, -0.115), (rim - 0.050, -0.13)],
        "matt": [(0.0, -0.16), (rim - 0.01, -0.16)],
    }
    for name, profile in profiles.items():
        world.add(*turned(profile, at, side), materials[name])
    hub = [(0.027, 0.006), (0.031, 0.009), (0.055, 0.005), (0.066, -0.01), (0.068, -0.08)]
    world.add(*turned(hub, at, side), materials["alloy"])
    world.add(*turned([(0.0, 0.010), (0.014, 0.0092), (0.027, 0.006)], at, side), materials["rubber"])
    for number in range(spokes.count):
        for twist in spokes.twists:
            angle = 2 * np.pi * (number + 0.25) / spokes.count + twist
            world.add(*_spoke(0.05, rim - 0.006, angle, at, side, spokes.width), materials["alloy"])


def add_wheels(world, body, hull, materials):
    for axle in body.axles:
        for side in (1, -1):
            add_wheel(world, axle, side * (float(hull.plan(axle)) - 0.022), body.wheel_radius, side, materials, body.face.spokes)
