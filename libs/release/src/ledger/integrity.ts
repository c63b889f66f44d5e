import { createHash } from 'node:crypto';

/** The `sha384-…` integrity of `bytes`, as a browser computes it. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
