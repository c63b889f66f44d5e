"""The procedural studio: bodies, paint, lights and shots, rendered by Blender."""
