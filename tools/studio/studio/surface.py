"""Turns a distance field into a mesh whose normals are those of the field itself."""

import numpy as np


def _edges(inside, axis):
    before = [slice(1, -1)] * 3
    after = [slice(1, -1)] * 3
    before[axis], after[axis] = slice(0, -1), slice(1, None)
    return inside[tuple(before)], inside[tuple(after)]


def _corner(values, shift):
    return values[tuple(slice(1, None) if one else slice(0, -1) for one in shift)]


def _cells(values):
    """Numbers of the cells that the surface crosses (-1 elsewhere), and the middle of its crossings in each, in cells."""
    shifts = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]
    count = sum((_corner(values, shift) < 0).astype(np.int8) for shift in shifts)
    crossed = (count > 0) & (count < 8)
    ids = np.full(crossed.shape, -1, np.int64)
    ids[crossed] = np.arange(crossed.sum())
    spots = np.argwhere(crossed)
    middle, crossings = np.zeros(spots.shape), np.zeros((len(spots), 1))
    for shift in shifts:
        for axis in range(3):
            if shift[axis]:
                continue
            end = np.array(shift)
            end[axis] = 1
            first, second = values[tuple((spots + shift).T)], values[tuple((spots + end).T)]
            crosses = (first < 0) != (second < 0)
            part = np.where(crosses, first / np.where(crosses, first - second, 1), 0)
            place = np.array(shift, float) + part[:, None] * np.eye(3)[axis]
            middle += place * crosses[:, None]
            crossings += crosses[:, None]
    return ids, spots + middle / crossings


def _quads(inside, ids):
    quads = []
    for axis in range(3):
        first, second = _edges(inside, axis)
        spots = np.argwhere(first != second)
        leaving = first[tuple(spots.T)]
        spots = spots + np.array([0 if other == axis else 1 for other in range(3)])
        u, v = np.eye(3, dtype=int)[(axis + 1) % 3], np.eye(3, dtype=int)[(axis + 2) % 3]
        ring = np.stack([ids[tuple((spots - shift).T)] for shift in (u + v, v, 0 * u, u)], axis=1)
        ring[~leaving] = ring[~leaving][:, ::-1]
        quads.append(ring)
    return np.concatenate(quads)


def gradient(field, points, step=1e-3):
    """The field's slope at `points` (n, 3)."""
    slopes = []
    for axis in range(3):
        shift = np.zeros(3)
        shift[axis] = step
        ahead, behind = points + shift, points - shift
        slopes.append((field(*ahead.T) - field(*behind.T)) / (2 * step))
    return np.stack(slopes, axis=1)


def settle(field, points, times=2):
    """Moves points onto the field's zero."""
    for _ in range(times):
        slope = gradient(field, points)
        size = np.maximum((slope**2).sum(axis=1), 0.05)
        move = np.clip(field(*points.T) / size, -0.02, 0.02)
        points = points - slope * move[:, None]
    return points


def _values(field, x, y, z):
    values = field(x[:, None, None], y[None, :, None], z[None, None, :])
    return np.broadcast_to(values, (len(x), len(y), len(z))).astype(np.float32)


def mesh_of(field, low, high, cell):
    """Vertices (n, 3), their normals and quads of the zero of `field(x, y, z)` within a box; `cell` in metres."""
    axes = [np.arange(a, b + cell, cell) for a, b in zip(low, high)]
    slabs = np.array_split(axes[0], max(len(axes[0]) // 32, 1))
    values = np.concatenate([_values(field, slab, axes[1], axes[2]) for slab in slabs])
    ids, spots = _cells(values)
    points = spots * cell + np.array(low)
    points = settle(field, points)
    slope = gradient(field, points, 5e-4)
    normals = slope / np.linalg.norm(slope, axis=1, keepdims=True)
    return points, normals, _quads(values < 0, ids)
