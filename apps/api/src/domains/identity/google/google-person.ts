import { email } from '@livree/contracts';
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

/**
 * Reads the claims of an ID token whose signature, issuer, audience, expiry and nonce were checked. Google is
 * authoritative for `@gmail.com` and for hosted domains (`hd`); it verified other addresses once, perhaps long ago.
 * @throws AppError `identity.google_user_invalid` without id, name or verified address
 */
export function readClaims(issuer: string, payload: unknown): GooglePerson {
  const result = z.safeParse(claims, payload);
  if (!result.success) throw new AppError('identity.google_user_invalid');
  const { sub, email: address, name, hd } = result.data;
  return {
    issuer,
    subject: sub,
    email: address,
    name: name.slice(0, 120),
    ownsAddress: hd !== undefined || address.endsWith('@gmail.com'),
  };
}
