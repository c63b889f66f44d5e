"""Cuts meshes along marks, exactly where a mark is zero."""

import numpy as np


def triangles_of(faces):
    faces = np.asarray(faces)
    return np.concatenate([faces[:, [0, 1, 2]], faces[:, [0, 2, 3]]]) if faces.shape[1] == 4 else faces


def _turned(triangles, corner):
    """Triangles that begin with this one of their corners."""
    rows = np.arange(len(triangles))[:, None]
    return triangles[rows, (corner[:, None] + np.arange(3)) % 3]


def cut(mesh, faces, distance):
    """The part of a mesh where `distance` (one for each point) is positive: its values, its triangles, and the edges along the cut,
    what is kept being on the left of each edge where triangles turn that way.

    `mesh` holds arrays with one row for each point: "points", "normals" and marks."""
    triangles = triangles_of(faces)
    kept = distance[triangles] >= 0
    count = kept.sum(axis=1)
    one, two = count == 1, count == 2
    tips = _turned(triangles[one], kept[one].argmax(axis=1))
    gaps = _turned(triangles[two], (~kept[two]).argmax(axis=1))
    cornered = np.concatenate([tips, gaps])
    first, total = len(distance), len(cornered)
    left, right = first + np.arange(total), first + total + np.arange(total)
    starts, ends = np.tile(cornered[:, 0], 2), np.concatenate([cornered[:, 1], cornered[:, 2]])
    part = distance[starts] / (distance[starts] - distance[ends])
    values = {name: np.concatenate([rows, _between(rows[starts], rows[ends], part)]) for name, rows in mesh.items()}
    many = len(tips)
    new = [
        triangles[count == 3],
        np.stack([tips[:, 0], left[:many], right[:many]], axis=1),
        np.stack([left[many:], gaps[:, 1], gaps[:, 2]], axis=1),
        np.stack([left[many:], gaps[:, 2], right[many:]], axis=1),
    ]
    edges = np.concatenate([np.stack([left[:many], right[:many]], axis=1), np.stack([right[many:], left[many:]], axis=1)])
    return values, np.concatenate(new), edges


def _between(starts, ends, part):
    part = part.reshape(-1, *[1] * (starts.ndim - 1))
    return starts * (1 - part) + ends * part
