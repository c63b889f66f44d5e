import type { FlightDoubt } from '@livree/contracts';

interface OddFlight {
  readonly number: string;
  readonly doubt: FlightDoubt;
  readonly isSandbox: boolean;
  /** The planned landing. */
  readonly landingAt: string | null;
  readonly suggestedPickupAt: string | null;
}

/** Something in a booking that is possible and probably not meant. */
export type Doubt =
  | { readonly about: 'phone'; readonly phone: string }
  | { readonly about: 'email'; readonly email: string; readonly meant: string }
  | { readonly about: 'distance'; readonly kilometres: number }
  | { readonly about: 'rides'; readonly reference: string; readonly pickupAt: string }
  | ({ readonly about: 'flight' } & OddFlight)
  | ({ readonly about: 'returnFlight' } & OddFlight);

/** The same doubt about the same values is asked once. */
export const nameDoubt = (doubt: Doubt): string => JSON.stringify(doubt);
