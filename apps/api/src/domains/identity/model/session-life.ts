const minute = 60_000;
export const rememberedMinutes = 30 * 24 * 60;

/** How long a session may stay unused. @param timeoutMinutes the user's own setting, 5 to 480 */
export const idleMinutes = (timeoutMinutes: number, remember: boolean): number =>
  remember ? rememberedMinutes : timeoutMinutes;

/** However much it is used, a session ends with its ninetieth day. */
const longest = 90 * 24 * 60 * minute;

/** When a session that is used `now` ends, unless it is used again. @param idle minutes that it may stay unused */
export const expiryOf = (idle: number, now: Date, openedAt: Date): Date =>
  new Date(Math.min(now.getTime() + idle * minute, openedAt.getTime() + longest));

/** A session in use is prolonged, but written at most once a minute. */
export const isDueForWriting = (lastSeenAt: Date, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= minute;
