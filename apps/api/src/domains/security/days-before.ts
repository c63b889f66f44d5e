const day = 86_400_000;

/** The moment so many times 24 hours before. */
export const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * day);
