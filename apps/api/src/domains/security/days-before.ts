const day = 86_400_000;

/** The time a number of 24-hour days earlier. */
export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * day);
