const minute = 60_000;
export const rememberedMinutes = 30 * 24 * 60;

/** How long a session may stay unused. @param timeoutMinutes the user's own setting, 5 to 480 */
export const idleMinutes = (timeoutMinutes: number, remember: boolean): number =>
  remember ? rememberedMinutes : timeoutMinutes;

export const expiryOf = (idle: number, now: Date): Date => new Date(now.getTime() + idle * minute);

/** A session in use is prolonged, but written at most once a minute. */
export const isDueForWriting = (lastSeenAt: Date, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= minute;
