import type { Day, DayRide } from '@livree/contracts';
import { useEffect, useRef, useState } from 'react';
import { isMovable } from '../../move/move-wish.ts';
import type { CarryAct } from './model/carry-key.ts';
import { findConflict, isMoved, pickUp, shiftTime, shiftVehicle, type Carry } from './model/carry.ts';
import { listBusyFirst } from './model/day-rows.ts';

/** The one ride of a day that an operator has in hand: where it would be put, and what is there already. */
export function useHand(day: Day, now: Date) {
  const [carry, setCarry] = useState<Carry | null>(null);
  const [isPicking, setPicking] = useState(false);
  const [isDropped, setDropped] = useState(false);
  const origin = useRef<HTMLElement>(null);
  const ride = day.rides.find(({ id, status }) => id === carry?.rideId && isMovable({ status }));
  // A ride that somebody else cancels, starts or moves to another day falls out of the hand, for good.
  if (carry && !ride) setCarry(null);
  const held = carry && ride ? { carry, ride, conflict: findConflict(carry, ride, day, now) } : null;
  const isHeld = held !== null;
  useEffect(() => {
    if (!isHeld) return undefined;
    const before = origin.current;
    return () => before?.focus();
  }, [isHeld]);

  const putBack = () => setCarry(null);
  function drop() {
    if (carry && ride && isMoved(carry, ride)) setDropped(true);
    else putBack();
  }
  return {
    held,
    isDropped: isHeld && isDropped,
    isPicking,
    setPicking,
    /** @param box of the ride that a pointer drags, which has no focus; the focus goes back there */
    take(picked: DayRide, box: Element | null = document.activeElement) {
      origin.current = box instanceof HTMLElement ? box : null;
      setDropped(false);
      setCarry(pickUp(picked));
    },
    /** Where it would be put instead; nothing while the hand is empty. */
    place: (placed: Carry) => setCarry((current) => current && placed),
    drop,
    putBack,
    /** Lets go of a ride that was moved; another one that is in hand by then stays there. */
    letGo: (rideId: number) => setCarry((current) => (current?.rideId === rideId ? null : current)),
    act(act: CarryAct) {
      if (act.kind === 'drop') drop();
      else if (act.kind === 'putBack') putBack();
      else
        setCarry(
          (current) =>
            current &&
            (act.kind === 'time'
              ? shiftTime(current, day, act.minutes)
              : shiftVehicle(current, listBusyFirst(day), act.by)),
        );
    },
  };
}

export type Hand = ReturnType<typeof useHand>;
