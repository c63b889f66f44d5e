const minimumSeconds = 7200;

export interface Occupation {
  readonly pickup: Date;
  /** The estimated duration of the outbound ride, in seconds; 0 if unknown. */
  readonly seconds: number;
  /** Pickup of the return ride and its estimated duration in seconds. */
  readonly return?: { readonly pickup: Date; readonly seconds: number };
  readonly turnaroundSeconds?: number;
}

export interface Period {
  readonly start: Date;
  readonly end: Date;
}

const after = (instant: Date, seconds: number): number => instant.getTime() + seconds * 1000;

/**
 * The period in which a reservation occupies its vehicle: at least two hours, until the return has ended, plus the
 * turnaround.
 */
export function occupiedPeriod(occupation: Occupation): Period {
  const { pickup, seconds, return: back, turnaroundSeconds = 0 } = occupation;
  const outboundEnd = after(pickup, Math.max(minimumSeconds, seconds));
  const rideEnd = back ? Math.max(outboundEnd, after(back.pickup, back.seconds)) : outboundEnd;
  return { start: pickup, end: new Date(rideEnd + turnaroundSeconds * 1000) };
}
