/** Replaces no-break spaces with plain ones, as people type them. */
export const plainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');
