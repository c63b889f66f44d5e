import { type Period, occupiedPeriod } from '@livree/pricing';

interface Leg {
  readonly seconds: number;
}

export interface Ride {
  readonly pickup: Date;
  readonly returnPickup: Date | null;
  readonly outbound: Leg | null;
  readonly back: Leg | null;
}

/** The period in which a ride occupies its vehicle. A return without its own time follows at once. */
export function ridePeriod(
  { pickup, returnPickup, outbound, back }: Ride,
  turnaroundMinutes: number,
): Period {
  const there = outbound?.seconds ?? 0;
  const andBack = back?.seconds ?? there;
  const turnaroundSeconds = turnaroundMinutes * 60;
  if (returnPickup) {
    return occupiedPeriod({
      pickup,
      seconds: there,
      return: { pickup: returnPickup, seconds: andBack },
      turnaroundSeconds,
    });
  }
  return occupiedPeriod({ pickup, seconds: back ? there + andBack : there, turnaroundSeconds });
}
