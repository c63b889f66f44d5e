"""Mirrors, door handles and seats: small distance fields of their own."""

import numpy as np

from .curves import smooth_max, smooth_min
from .surface import mesh_of


def _add(world, field, centre, reach, cell, material):
    centre, reach = np.array(centre), np.array(reach)
    points, normals, quads = mesh_of(field, centre - reach, centre + reach, cell)
    world.add(points, quads, normals, material)


def _mirror_field(at):
    def field(x, y, z):
        u, v, w = (x - at[0]) / 0.085, (y - at[1]) / 0.120, (z - at[2]) / 0.066
        shell = (np.abs(u) ** 2.4 + np.abs(v) ** 3 + np.abs(w) ** 2.6 + 1e-9) ** (1 / 2.6) * 0.075 - 0.075
        shell = smooth_max(shell, x - at[0] - 0.045, radius=0.012)
        foot = np.hypot((x - at[0] + 0.005) / 1.6, z - at[2] + 0.055) - 0.014
        foot = smooth_max(foot, np.abs(y - at[1] + 0.12 * np.sign(at[1])) - 0.12, radius=0.01)
        return smooth_min(shell, foot, radius=0.05)
    return field


def add_mirrors(world, body, hull, materials):
    x = body.screen.foot[0] + 0.48
    z = float(hull.deck(x)) + 0.07
    for side in (1, -1):
        at = (x, side * (float(hull.cabin(x)) + 0.165), z)
        _add(world, _mirror_field(at), at, (0.15, 0.29, 0.14), 0.009, materials["coat"])


def _handle_field(at, slope):
    def field(x, y, z):
        along = x - at[0]
        out, rise = np.abs(y) - at[1] - slope * along, z - at[2] - 0.03 * along
        return np.sqrt(np.maximum(np.abs(along) - 0.098, 0) ** 2 + (out * 1.4) ** 2 + rise**2 + 1e-9) - 0.012
    return field


def flank_at(hull, x, z):
    """Half-width of a hull at one place."""
    across = np.linspace(0.6, 1.1, 2001)
    return float(across[np.argmin(np.abs(hull.flank(x, across, z)))])


def add_handle(world, hull, x, side, material):
    z = float(hull.shoulder(x)) - 0.060
    half = flank_at(hull, x, z)
    slope = (flank_at(hull, x + 0.05, z) - flank_at(hull, x - 0.05, z)) / 0.1
    _add(world, _handle_field((x, half + 0.010, z), slope), (x, side * (half + 0.01), z), (0.13, 0.03, 0.03), 0.005, material)


def handle_places(body):
    """x of the handles of the front and the rear doors."""
    return body.doors[1] - 0.17, body.doors[2] - 0.16


def add_handles(world, body, hull, materials):
    for x in handle_places(body):
        for side in (1, -1):
            add_handle(world, hull, x, side, materials["satin"])


def _soft_box(centre, size, radius, lean):
    def field(x, y, z):
        height = z - centre[2]
        return smooth_max(np.abs(x - centre[0] - lean * height) - size[0], np.abs(y - centre[1]) - size[1], np.abs(height) - size[2], radius=radius)
    return field


def seat_rows(body):
    """x of the front and the rear seats."""
    return body.doors[1] - 0.35, body.doors[2] - 0.40


def add_seats(world, body, materials):
    """Two rows of seats and a dashboard, as they are seen through dark glass."""
    low = body.sill + 0.22
    for x in seat_rows(body):
        for y in (-0.38, 0.38):
            boxes = (
                ((x + 0.06, y, low + 0.36), (0.08, 0.25, 0.34), 0.14, 0.30),
                ((x + 0.22, y, low + 0.80), (0.045, 0.13, 0.085), 0.09, 0.2),
            )
            for centre, size, radius, lean in boxes:
                reach = np.array(size) + (0.04 + abs(lean) * size[2], 0.04, 0.04)
                _add(world, _soft_box(centre, size, radius, lean), centre, reach, 0.03, materials["leather"])
    foot_x, foot_z = body.screen.foot
    centre = (foot_x + 0.42, 0, foot_z - 0.09)
    _add(world, _soft_box(centre, (0.24, 0.62, 0.08), 0.10, 0.0), centre, (0.3, 0.7, 0.14), 0.03, materials["leather"])
