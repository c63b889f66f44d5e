import { createHash } from 'node:crypto';

/** A hash that is equal for equal values. The order of fields counts: pass a list. */
export const createFingerprint = (value: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');
