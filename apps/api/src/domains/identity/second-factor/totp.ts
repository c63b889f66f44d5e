import { Secret, TOTP } from 'otpauth';

/** What every authenticator app reads. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** How many steps the clocks of a telephone and of the site may differ. */
const window = 1;

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an app reads from a square code. */
export const authenticatorUri = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...form, issuer, label, secret: Secret.fromBase32(secret) }).toString();

/** The step of thirty seconds that a code belongs to; undefined for a wrong code. */
export function findStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...form, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Whether a typed text is a code of an app; otherwise it may be a recovery code. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(typed);
