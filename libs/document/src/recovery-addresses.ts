import type { Addressed } from './addresses.ts';

/** Where the files of a release are for a further attempt: what a browser kept of an earlier one is not used again. */
export const attemptFolder = ({ id, version }: Addressed, attempt: number | string): string =>
  `/assets/${id}/${version}/${attempt}`;

/** Where a browser asks which release takes the place of one that fails. */
export const lastGoodPath = ({ id, version }: Addressed): string => `/last-good/${id}/${version}`;
