import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header in which the gateway says who calls, and proves that it says so. */
export const callerHeader = 'x-livree-caller';

/** The caller of the gateway's own reads, in place of a visitor's address. */
export const gatewayItself = 'gateway';

/** How far the clocks of two hosts may differ, and how long a signature is good. */
const toleranceMs = 60_000;

const mac = (secret: string, claim: string): string =>
  createHmac('sha256', secret).update(claim).digest('base64url');

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The header's value. @param caller the visitor's address, or `gatewayItself` @param now milliseconds since 1970 */
export function signCaller(secret: string, caller: string, now: number): string {
  const claim = `${now};${caller}`;
  return `${claim};${mac(secret, claim)}`;
}

const signedCaller = /^((\d{1,15});([\w.:%]{1,64}));([\w-]{43})$/;

/** Who calls, if one of the secrets signed it within the last minute. */
export function readCaller(secrets: readonly string[], header: string, now: number): string | undefined {
  const [, claim = '', at, caller, given = ''] = signedCaller.exec(header) ?? [];
  if (Math.abs(now - Number(at)) > toleranceMs) return undefined;
  return secrets.some((secret) => isSame(mac(secret, claim), given)) ? caller : undefined;
}
