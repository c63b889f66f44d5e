import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed reference opens: a code for one is refused by the other. */
export type SignedPurpose = 'voucher' | 'calendar' | 'guest' | 'pay';

const sign = (secret: string, purpose: SignedPurpose, reference: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${reference}`).digest('base64url');

/** A reference with a signature that nobody else can make: `LV-7K3F9QXM.<signature>`. */
export const signReference = (secret: string, purpose: SignedPurpose, reference: string): string =>
  `${reference}.${sign(secret, purpose, reference)}`;

/** The reference in a code with a valid signature, or undefined. */
export function readSignedReference(
  secret: string,
  purpose: SignedPurpose,
  code: string,
): string | undefined {
  const [reference = '', signature = ''] = code.split('.');
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(secret, purpose, reference));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs ? reference : undefined;
}
