import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { Refusal } from '../refusal.ts';

/** Signs with one private key. */
export interface Signer {
  /** The public key: 43 characters. */
  readonly key: string;
  sign(text: string | Uint8Array): string;
}

function publicText(key: KeyObject): string {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  return x ?? '';
}

/** A new private key (Ed25519) as one line of text. */
export function newPrivateKey(): string {
  return generateKeyPairSync('ed25519')
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64');
}

/** @throws Refusal if the text is not a private key from `newPrivateKey` */
export function createSigner(privateKey: string): Signer {
  const key = parsePrivateKey(privateKey);
  if (key?.asymmetricKeyType !== 'ed25519')
    throw new Refusal('LIVREE_RELEASE_KEY is not a release key; npm run release -- key new makes one');
  return { key: publicText(key), sign: (text) => sign(null, Buffer.from(text), key).toString('base64url') };
}

function parsePrivateKey(text: string): KeyObject | undefined {
  try {
    return createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  } catch {
    return undefined;
  }
}

/** Creating one takes longer than verifying with it; there is one per team. */
const publicKeys = new Map<string, KeyObject>();

function readPublicKey(key: string): KeyObject {
  const made =
    publicKeys.get(key) ?? createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
  publicKeys.set(key, made);
  return made;
}

/** Whether `signature` is a signature of `text` by the private half of `key`. */
export function isSignedBy(key: string, text: string | Uint8Array, signature: string): boolean {
  return verify(null, Buffer.from(text), readPublicKey(key), Buffer.from(signature, 'base64url'));
}
