const minute = 60_000;
export const rememberedMinutes = 30 * 24 * 60;

/** How long a session may be idle. @param timeoutMinutes the user's own setting, 5 to 480 */
export const idleMinutes = (timeoutMinutes: number, remember: boolean): number =>
  remember ? rememberedMinutes : timeoutMinutes;

/** A session ends after ninety days, even if it is used. */
const longest = 90 * 24 * 60 * minute;

/** When a session used `now` expires if it is not used again. @param idle minutes that it may be idle */
export const calculateExpiry = (idle: number, now: Date, openedAt: Date): Date =>
  new Date(Math.min(now.getTime() + idle * minute, openedAt.getTime() + longest));

/** Whether to write the extension of a session: at most once a minute. */
export const isDueForWriting = (lastSeenAt: Date, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= minute;
