import { createHash } from 'node:crypto';

/** The integrity of `bytes`, as a browser computes it: `sha256-…`. */
export function computeIntegrity(bytes: Uint8Array, algorithm = 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}

/** Older releases have SHA-384. */
const algorithms = ['sha256', 'sha384'];

/** Whether `bytes` have this integrity; false for one that names another algorithm. */
export function isIntact(bytes: Uint8Array, integrity: string): boolean {
  return algorithms.some((algorithm) => computeIntegrity(bytes, algorithm) === integrity);
}
