/** Extras that are listed but not sold: nobody follows flights yet. */
export const unavailableExtras = ['flight_tracking'] as const;
