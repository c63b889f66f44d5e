const dayMs = 86_400_000;

/** The day before, as `2026-11-30`. */
export const findDayBefore = (day: string): string =>
  new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);

/**
 * The day on which a flight lands: that of the pickup, or the one before if that was chosen. A day that was chosen for
 * another pickup counts no more.
 * @param chosen a day, or empty
 */
export const readLandingDay = (chosen: string, pickupDay: string): string =>
  pickupDay !== '' && chosen === findDayBefore(pickupDay) ? chosen : pickupDay;
