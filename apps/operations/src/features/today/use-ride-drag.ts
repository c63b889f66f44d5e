import type { Day, DayRide } from '@livree/contracts';
import { useDrag } from '@livree/design-system/drag';
import { useRef } from 'react';
import { isMovable } from '../../move/move-wish.ts';
import { pickUp } from './model/carry.ts';
import { measureGround, placeDragged, type Ground } from './model/ground.ts';
import type { Shown } from './model/hours-shown.ts';
import type { Hand } from './use-hand.ts';

/** Drags a drawn ride along its row and to others. @returns for its box; nothing for a ride that stays */
export function useRideDrag(ride: DayRide, hand: Hand, day: Day, shown: Shown) {
  const ground = useRef<Ground>(null);
  const drag = useDrag({
    onStart(box) {
      ground.current = measureGround(box, shown);
      hand.take(ride, box);
    },
    onDrag(by) {
      if (ground.current) hand.place(placeDragged(pickUp(ride), by, ground.current, day));
    },
    onEnd: hand.drop,
  });
  return isMovable(ride) ? drag : {};
}
