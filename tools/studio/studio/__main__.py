"""Takes pictures: python3 -m studio OUT [--width 320] [--samples 4] NAME..."""

import argparse
import os
import time
from pathlib import Path

import numpy as np
from PIL import Image

from .camera import develop, faded, take
from .shots import SHOTS

PAUSE = Path(os.environ.get("STUDIO_PAUSE", "studio.pause"))


def _wait():
    while PAUSE.exists():
        time.sleep(2)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=Path)
    parser.add_argument("names", nargs="+")
    parser.add_argument("--width", type=int)
    parser.add_argument("--samples", type=int, default=8)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    for name in options.names:
        _wait()
        started = time.process_time(), time.time()
        shot = SHOTS[name]
        width = options.width or shot.width
        stage, camera = shot.build()
        light = take(stage, camera, width, round(width * shot.height / shot.width), options.samples, _wait)
        grey = np.round(faded(develop(light), shot.fade) * 255).astype(np.uint8)
        Image.fromarray(grey[:, ::-1] if shot.turned else grey).save(options.out / f"{name}.png")
        print(f"{name}: {time.process_time() - started[0]:.0f} s of work, {time.time() - started[1]:.0f} s", flush=True)


main()
