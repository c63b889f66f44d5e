/** The version of an edit made now: later than the one before, also within the same millisecond. */
export const nextVersion = (now: Date, before: Date | null | undefined): Date =>
  before && before >= now ? new Date(before.getTime() + 1) : now;
