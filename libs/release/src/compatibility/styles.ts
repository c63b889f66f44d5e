import type { Face } from './faces.ts';

/** Styles that reach beyond the candidate. */
export const styleChanges = ({ surface }: Face): string[] =>
  (surface?.leavingStyles ?? []).map((place) => `style in ${place}`);
