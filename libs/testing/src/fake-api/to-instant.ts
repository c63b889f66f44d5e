/** The offset of the demonstration's zone, in every season of the fake. */
const offset = '+01:00';

/** The moment of a wall-clock time in the demonstration's zone. */
export const toInstant = (local: string): string => new Date(`${local}:00${offset}`).toISOString();
