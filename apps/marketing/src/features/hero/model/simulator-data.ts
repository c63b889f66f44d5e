import type { SlotProps } from '@livree/platform';

export interface Addresses {
  readonly departure: string;
  readonly destination: string;
}

/** As much of an address as the simulator takes. */
const longest = 300;

/** What the quick form gives to the simulator; blank fields are left out. */
export function simulatorData(typed: Addresses): SlotProps<'booking/simulator@1'> {
  const departure = typed.departure.trim().slice(0, longest);
  const destination = typed.destination.trim().slice(0, longest);
  return {
    ...(departure === '' ? {} : { departure }),
    ...(destination === '' ? {} : { destination }),
  };
}
