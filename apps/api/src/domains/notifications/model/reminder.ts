const hour = 3_600_000;

/** Hours before the pickup, by the kind of the reminder. */
const hoursBefore = { day: 24, hours: 2 } as const;
export type ReminderKind = keyof typeof hoursBefore;

/** How far ahead rides are searched. */
export const furthestMs = hoursBefore.day * hour;

/** The reminder that is due for a ride, if it was booked before that reminder's moment. */
export function dueReminder(
  ride: { readonly pickup_at: Date; readonly created_at: Date },
  now: Date,
): ReminderKind | null {
  const left = ride.pickup_at.getTime() - now.getTime();
  if (left <= 0 || left > furthestMs) return null;
  const kind = left <= hoursBefore.hours * hour ? 'hours' : 'day';
  const moment = ride.pickup_at.getTime() - hoursBefore[kind] * hour;
  return ride.created_at.getTime() <= moment ? kind : null;
}
