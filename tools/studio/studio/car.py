"""A whole car, standing on z = 0 with its nose at x = 0."""

import os

from . import paint
from .arches import add_arches
from .cut import cut
from .fittings import add_handles, add_mirrors, add_seats
from .hull import Hull
from .kept import kept
from .marks import marks_of
from .surface import mesh_of
from .wheels import add_wheels
from .world import World

#: Metres between the points of a hull; a preview does with more.
CELL = float(os.environ.get("STUDIO_CELL", "0.012"))


def materials_of(body):
    return {
        "rubber": paint.coated(0.016, 0.35, 0.4),
        "alloy": paint.metal(0.30, 0.10),
        "disc": paint.metal(0.12, 0.3),
        "matt": paint.matt(0.0),
        "coat": paint.coated(body.paint),
        "satin": paint.metal(0.5, 0.04),
        "leather": paint.matt(0.03),
    }


def _hull_mesh(body, hull):
    half, height = 1.14, max(z for _, z in body.roof) + 0.06
    points, normals, quads = mesh_of(hull, (-0.08, -half, 0.1), (body.length + 0.08, half, height), CELL)
    return {"points": points, "normals": normals, "quads": quads}


def hull_of(body, hull):
    """The painted hull with its marks, open where the wheels are: values for each point, and triangles."""
    made = kept(body, CELL, lambda: _hull_mesh(body, hull))
    quads = made.pop("quads")
    marks = marks_of(hull, *made["points"].T)
    mesh, faces, _ = cut({**made, **marks}, quads, hull.wells(*made["points"].T))
    return mesh, faces


def add_painted(world, mesh, faces, material):
    """Adds what `hull_of` gave."""
    marks = {name: values for name, values in mesh.items() if name not in ("points", "normals")}
    world.add(mesh["points"], faces, mesh["normals"], material, marks)


def add_car(world, body, **looks):
    """Adds a car, `looks` being those of its paint."""
    hull, materials = Hull(body), materials_of(body)
    add_painted(world, *hull_of(body, hull), paint.hull_paint(body, **looks))
    add_arches(world, body, hull, materials)
    add_wheels(world, body, hull, materials)
    add_mirrors(world, body, hull, materials)
    add_handles(world, body, hull, materials)
    add_seats(world, body, materials)


def car_world(body, **looks):
    """A world with one car and nothing else, ready for rays."""
    world = World()
    add_car(world, body, **looks)
    world.close()
    return world
