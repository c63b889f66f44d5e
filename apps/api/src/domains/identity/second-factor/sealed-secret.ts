import { hkdfSync } from 'node:crypto';
import { z } from '@livree/contracts/schema';
import type { Config } from '../../../config.ts';

type Keys = Pick<Config, 'quoteSecret'>;

const content = z.object({ secret: z.string() });

/** A key of its own from the site's secret, so that neither says anything of the other. */
const keyOf = ({ quoteSecret }: Keys): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', quoteSecret, '', 'livree authenticators', 32));

/** Encrypts the secret of an authenticator, for the account that it belongs to. */
export async function sealSecret(keys: Keys, userId: number, secret: string): Promise<string> {
  const { EncryptJWT } = await import('jose');
  return new EncryptJWT({ secret })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setSubject(String(userId))
    .encrypt(keyOf(keys));
}

/** @returns undefined for a secret of another account, or under another key of the site */
export async function openSecret(keys: Keys, userId: number, sealed: string): Promise<string | undefined> {
  const { jwtDecrypt } = await import('jose');
  try {
    const { payload } = await jwtDecrypt(sealed, keyOf(keys), { subject: String(userId) });
    return z.parse(content, payload).secret;
  } catch {
    return undefined;
  }
}
