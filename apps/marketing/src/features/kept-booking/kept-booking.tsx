import { Slot, useShell } from '@livree/platform';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Offers to go on with a booking, if this browser keeps one; only the booking remote reads what is in it. */
export function KeptBooking() {
  const { stores } = useShell();
  const isKept = useSyncExternalStore(
    never,
    () => stores.local.read('draft:booking') !== null,
    () => false,
  );
  return isKept ? <Slot name="booking/kept-booking@1" data={{}} on={{}} isOptional /> : null;
}
