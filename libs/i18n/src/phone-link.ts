/** The `tel:` address of a number, however it is spaced: '+33 1 99 00 05 10' becomes 'tel:+33199000510'. */
export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
