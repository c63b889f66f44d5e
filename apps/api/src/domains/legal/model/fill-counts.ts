import type { TextParams } from '@livree/contracts';

const counts = /\{(\w+):([^|}]+)\|([^}]+)\}/g;

/** Replaces `{hours:heure|heures}` by a number and the noun that fits it, which a line end cannot part. */
export const fillCounts = (text: string, values: TextParams): string =>
  text.replace(counts, (place, name: string, one: string, several: string) => {
    const value = values[name];
    return value === undefined ? place : `${value}\u00A0${value === 1 ? one : several}`;
  });
