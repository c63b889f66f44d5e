import { createHash, randomBytes } from 'node:crypto';
import { isSignedBy, type Signer } from '../log/keys.ts';

/** The signed parts of a request. */
export interface SignedRequest {
  /** The host of the service, with its port: what is signed for one service counts for no other. */
  readonly host: string;
  readonly method: string;
  readonly path: string;
  /** The precondition of a write: `If-Match` or `If-None-Match`. */
  readonly condition: string;
  readonly body: Uint8Array;
}

const pattern =
  /^Ledger key=(?<key>[\w-]{43}), at=(?<at>\d{1,15}), once=(?<once>[\w-]{22}), signature=(?<signature>[\w-]{86})$/;

/** The maximum difference of two clocks in milliseconds; a recorded request cannot be repeated later. */
export const toleranceMs = 60_000;

/** @param once makes two requests with the same content, in the same millisecond, differ */
function serializeRequest(
  { host, method, path, condition, body }: SignedRequest,
  at: string,
  once: string,
): string {
  const hash = createHash('sha256').update(body).digest('hex');
  return [host, method, path, condition, at, once, hash].join('\n');
}

/** The `Authorization` header of a request to a ledger service. */
export function signRequest(request: SignedRequest, signer: Signer, now = Date.now()): string {
  const at = String(now);
  const once = randomBytes(16).toString('base64url');
  return `Ledger key=${signer.key}, at=${at}, once=${once}, signature=${signer.sign(serializeRequest(request, at, once))}`;
}

/** The public key that a request names, before its body is read and its signature checked. */
export const namedKey = (authorization = ''): string | undefined =>
  pattern.exec(authorization)?.groups?.['key'];

/** The public key that signed a recent request, and what no other request has; undefined if none did. */
export function signerOfRequest(
  request: SignedRequest,
  authorization = '',
  now = Date.now(),
): { readonly key: string; readonly once: string } | undefined {
  const { key = '', at = '', once = '', signature = '' } = pattern.exec(authorization)?.groups ?? {};
  if (key === '' || Math.abs(now - Number(at)) > toleranceMs) return undefined;
  return isSignedBy(key, serializeRequest(request, at, once), signature) ? { key, once } : undefined;
}
