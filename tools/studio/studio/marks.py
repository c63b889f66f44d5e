"""Lines and panes on a hull: signed distances, one number for each point of the mesh; inside is negative."""

import numpy as np

from .curves import smooth_max


def _side_glass(hull, x, a, z):
    body = hull.body
    waist = hull.deck(x) - hull.crown(x) * 0.92 + 0.03
    return smooth_max(
        waist - z,
        hull.roof_face(x, a, z) + body.windows_to + 0.03,
        hull.screen(x, a, z) + 0.075,
        hull.back(x, a, z) + body.rear_pillar,
        np.abs(hull.cabin_side(x, a, z)) - 0.06,
        radius=0.06,
    )


def _screen_glass(hull, x, a, z):
    return smooth_max(hull.cabin_side(x, a, z) + 0.07, hull.roof_face(x, a, z) + 0.045, np.abs(hull.screen(x, a, z)) - 0.06, hull.body.screen.foot[1] + 0.015 - z - 0.06 * a, radius=0.05)


def _back_glass(hull, x, a, z):
    return smooth_max(hull.cabin_side(x, a, z) + 0.10, hull.roof_face(x, a, z) + 0.06, np.abs(hull.back(x, a, z)) - 0.09, hull.body.back.foot[1] + 0.035 - z, radius=0.06)


def _doors(hull, x, a, z):
    body = hull.body
    front, middle, rear = body.doors
    inner = 0.6 - a
    sill = body.sill + 0.075 - z
    clear = hull.arch + 0.06 - np.hypot(x - body.axles[1], z - body.wheel_radius)
    fall = 0.06 * (z - 0.6)
    eaves = hull.roof_face(x, a, z) + 0.045
    return {
        "door_front": smooth_max(front + fall - x, x - middle, sill, inner, eaves, radius=0.07),
        "door_rear": smooth_max(middle - x, x - rear, clear, sill, inner, eaves, radius=0.07),
    }


def _boot_from(body):
    """Where the boot's lid begins; a tailgate has the whole of the tail."""
    foot = body.back.foot[0]
    return foot + 0.02 if foot < body.length - 0.15 else body.length - 0.30


def marks_of(hull, x, y, z):
    """All marks at points of the hull."""
    body = hull.body
    a = np.abs(y)
    flank = hull.flank(x, a, z)
    tail_z = body.tail_lamp - 0.03 * (body.length - x)
    from_nose, from_tail = hull.nose(x, a, z), hull.tail(x, a, z)
    return {
        "glass": np.minimum(_side_glass(hull, x, a, z), np.minimum(_screen_glass(hull, x, a, z), _back_glass(hull, x, a, z))),
        "side_glass": _side_glass(hull, x, a, z),
        **_doors(hull, x, a, z),
        "bonnet": smooth_max(flank + 0.075, x - body.screen.foot[0] - 0.02, from_nose + 0.07, 0.5 * hull.shoulder(x) - z, radius=0.12),
        "boot": smooth_max(flank + 0.12, _boot_from(body) - x, body.tail_lamp - 0.28 - z, radius=0.10),
        "tail_lamp": smooth_max(np.abs(z - tail_z) - 0.024, body.length - 0.34 - x, radius=0.02),
        "tail_line": tail_z - z,
        "diffuser": smooth_max(z - body.sill - 0.14, body.length - 0.3 - x, a - 0.72, radius=0.05),
        "skirt": z - body.sill - 0.035,
        "pillar": np.min([np.abs(x - at) for at in (body.doors[1], *body.pillars)], axis=0) - 0.035,
        "coachline": z - hull.shoulder(x) + 0.030,
        "coachline_ends": np.maximum(body.axles[0] - 0.35 - x, x - body.length + 0.5),
    }
