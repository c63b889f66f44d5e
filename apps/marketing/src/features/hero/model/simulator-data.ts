import type { SlotProps } from '@livree/platform';

export interface Addresses {
  readonly departure: string;
  readonly destination: string;
}

/** The longest address that the simulator accepts. */
const longest = 300;

/** The quick form's values for the simulator; blank fields are omitted. */
export function simulatorData(typed: Addresses): SlotProps<'booking/simulator@1'> {
  const departure = typed.departure.trim().slice(0, longest);
  const destination = typed.destination.trim().slice(0, longest);
  return {
    ...(departure === '' ? {} : { departure }),
    ...(destination === '' ? {} : { destination }),
  };
}
