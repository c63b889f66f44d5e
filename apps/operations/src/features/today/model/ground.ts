import type { Day } from '@livree/contracts';
import type { Dragged } from '@livree/design-system/drag';
import { setTime, steps, type Carry } from './carry.ts';
import type { Shown } from './hours-shown.ts';

/** Pixels that a hand strays to the side on its way to another row. */
const stray = 8;

/** The drawn rows as they were when a drag began, in pixels. */
export interface Ground {
  /** The middle of the dragged ride. */
  readonly middle: number;
  readonly perPixel: number;
  readonly rows: readonly { readonly vehicleId: number; readonly top: number; readonly bottom: number }[];
}

/** Measures the drawn rows around a ride. */
export function measureGround(ride: Element, { start, end }: Shown): Ground {
  const { top, bottom } = ride.getBoundingClientRect();
  const track = ride.closest('[data-track]')?.getBoundingClientRect();
  const rows = [...(ride.closest('ul')?.querySelectorAll<HTMLElement>('[data-vehicle]') ?? [])];
  return {
    middle: (top + bottom) / 2,
    perPixel: (end - start) / (track?.width || 1),
    rows: rows.map((row) => {
      const box = row.getBoundingClientRect();
      return { vehicleId: Number(row.dataset['vehicle']), top: box.top, bottom: box.bottom };
    }),
  };
}

/** Where a dragged ride would be put. @param from where it was when the drag began */
export function placeDragged(from: Carry, { x, y, isFine }: Dragged, ground: Ground, day: Day): Carry {
  const middle = ground.middle + y;
  const row = ground.rows.find(({ top, bottom }) => top <= middle && middle < bottom);
  const moment = from.startsAt + x * ground.perPixel;
  // Straight up or down, the time stays what it is, also between two steps.
  const timed = Math.abs(x) < stray ? from : setTime(from, day, moment, isFine ? steps.fine : steps.usual);
  return { ...timed, vehicleId: row?.vehicleId ?? from.vehicleId };
}
