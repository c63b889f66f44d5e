import { email, plainName } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { AppError } from '../../../platform/http/index.ts';

/** A person according to Google. `ownsAddress`: Google itself runs this address, so its verification is current. */
export const googlePerson = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  name: z.string(),
  ownsAddress: z.boolean(),
});
export type GooglePerson = z.output<typeof googlePerson>;

const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email,
  email_verified: z.literal(true),
  name: z.string().check(z.trim(), z.minLength(1)),
  hd: z.optional(z.string()),
});

/** Whole seconds since 1970. */
const lifetime = z.object({ iat: z.number(), exp: z.number(), nbf: z.optional(z.number()) });
/** How far Google's clock may differ from ours. */
const leewaySeconds = 30;

/** Whether a token was made before now, and is valid now. */
function isCurrent(payload: unknown, now: Date): boolean {
  const times = z.safeParse(lifetime, payload);
  if (!times.success) return false;
  const { iat, exp, nbf = 0 } = times.data;
  const seconds = now.getTime() / 1000;
  return Math.max(iat, nbf) <= seconds + leewaySeconds && exp > seconds - leewaySeconds;
}

/**
 * Reads the claims of an ID token whose signature, issuer, audience and nonce were checked. Google is authoritative
 * for `@gmail.com` and for hosted domains (`hd`); it verified other addresses once, perhaps long ago.
 * @throws AppError `identity.google_user_invalid` without id, name or verified address, or `identity.google_refused`
 * for a token that has expired or that comes from the future
 */
export function readClaims(issuer: string, payload: unknown, now: Date): GooglePerson {
  if (!isCurrent(payload, now)) throw new AppError('identity.google_refused');
  const result = z.safeParse(claims, payload);
  if (!result.success) throw new AppError('identity.google_user_invalid');
  const { sub, email: address, name, hd } = result.data;
  return {
    issuer,
    subject: sub,
    email: address,
    name: plainName(name).slice(0, 120) || address.slice(0, address.indexOf('@')),
    ownsAddress: hd !== undefined || address.endsWith('@gmail.com'),
  };
}
