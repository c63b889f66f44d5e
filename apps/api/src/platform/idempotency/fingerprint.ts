import { createHash } from 'node:crypto';

/** Equal for equal values. The order of fields counts: give a list. */
export const fingerprintOf = (value: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');
