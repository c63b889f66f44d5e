/** The seats for children that the forms offer for one ride. */
export const mostChildSeats = 4;

/** The hours of an extra that the forms offer. */
export const mostExtraHours = 12;
