import { createHash } from 'node:crypto';
import { isSignedBy, type Signer } from '../log/keys.ts';

/** The signed parts of a request. */
export interface SignedRequest {
  readonly method: string;
  readonly path: string;
  /** The precondition of a write: `If-Match` or `If-None-Match`. */
  readonly condition: string;
  readonly body: Uint8Array;
}

const pattern = /^Ledger key=([\w-]{43}), at=(\d{1,15}), signature=([\w-]+)$/;

/** The maximum difference of two clocks in milliseconds; a recorded request cannot be repeated later. */
const toleranceMs = 60_000;

function textOf({ method, path, condition, body }: SignedRequest, at: string): string {
  return [method, path, condition, at, createHash('sha256').update(body).digest('hex')].join('\n');
}

/** The `Authorization` header of a request to a ledger service. */
export function signRequest(request: SignedRequest, signer: Signer, now = Date.now()): string {
  const at = String(now);
  return `Ledger key=${signer.key}, at=${at}, signature=${signer.sign(textOf(request, at))}`;
}

/** The public key that signed a recent request; undefined if none did. */
export function signerOfRequest(
  request: SignedRequest,
  authorization = '',
  now = Date.now(),
): string | undefined {
  const [, key = '', at = '', signature = ''] = pattern.exec(authorization) ?? [];
  if (key === '' || Math.abs(now - Number(at)) > toleranceMs) return undefined;
  return isSignedBy(key, textOf(request, at), signature) ? key : undefined;
}
