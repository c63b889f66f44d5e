import type { ComparedRelease } from './compared-release.ts';

/** Styles that reach beyond the candidate. */
export const styleChanges = ({ surface }: ComparedRelease): string[] =>
  (surface?.leavingStyles ?? []).map((place) => `style in ${place}`);
