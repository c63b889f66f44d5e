"""Things made of triangles, and the rays that meet them."""

import ctypes
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from .cut import triangles_of
from .kept import FOLDER

SOURCE = Path(__file__).parent / "rays.c"


def _library():
    FOLDER.mkdir(parents=True, exist_ok=True)
    built = FOLDER / "rays.so"
    if not built.exists() or built.stat().st_mtime < SOURCE.stat().st_mtime:
        subprocess.run([os.environ.get("CC", "gcc"), "-O3", "-march=native", "-shared", "-fPIC", str(SOURCE), "-lembree3", "-lm", "-o", str(built)], check=True)
    library = ctypes.CDLL(str(built))
    library.world_new.restype = ctypes.c_void_p
    return library


@dataclass
class Hits:
    distance: np.ndarray
    #: Number of the material; -1 for nothing.
    material: np.ndarray
    normal: np.ndarray
    marks: dict


class World:
    """Collects meshes, then answers rays."""

    def __init__(self):
        self.parts, self.materials = [], []

    def add(self, points, faces, normals, material, marks=None):
        """`faces` are quads (n, 4) or triangles (n, 3); `material` is a shading function."""
        faces = triangles_of(faces)
        if material not in self.materials:
            self.materials.append(material)
        self.parts.append((np.asarray(points), faces, np.asarray(normals), self.materials.index(material), marks or {}))

    def close(self):
        """Makes the world ready for rays."""
        self.names = sorted({name for *_, marks in self.parts for name in marks})
        points, triangles, values, owners, start = [], [], [], [], 0
        for part_points, faces, normals, material, marks in self.parts:
            columns = [normals] + [np.reshape(marks.get(name, np.ones(len(part_points))), (-1, 1)) for name in self.names]
            points.append(part_points)
            triangles.append(faces + start)
            values.append(np.concatenate(columns, axis=1))
            owners.append(np.full(len(faces), material))
            start += len(part_points)
        self.points = np.ascontiguousarray(np.concatenate([*points, np.zeros((1, 3))]), np.float32)
        self.triangles = np.ascontiguousarray(np.concatenate(triangles), np.uint32)
        self.values = np.ascontiguousarray(np.concatenate(values), np.float32)
        self.owners = np.append(np.concatenate(owners), -1)
        self.library = _library()
        pointer = lambda array: array.ctypes.data_as(ctypes.c_void_p)
        self.handle = ctypes.c_void_p(self.library.world_new(pointer(self.points), len(self.points) - 1, pointer(self.triangles), len(self.triangles), pointer(self.values), self.values.shape[1]))

    def trace(self, origins, directions, nearest=1e-3):
        count, width = len(origins), self.values.shape[1]
        origins, directions = np.ascontiguousarray(origins, np.float32), np.ascontiguousarray(directions, np.float32)
        distance, hit, values = np.empty(count, np.float32), np.empty(count, np.int32), np.zeros((count, width), np.float32)
        pointer = lambda array: array.ctypes.data_as(ctypes.c_void_p)
        self.library.world_trace(self.handle, pointer(origins), pointer(directions), count, ctypes.c_float(nearest), pointer(distance), pointer(hit), pointer(values))
        normal = values[:, :3]
        normal = normal / np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)
        marks = {name: values[:, 3 + index] for index, name in enumerate(self.names)}
        return Hits(distance, self.owners[hit], normal, marks)
