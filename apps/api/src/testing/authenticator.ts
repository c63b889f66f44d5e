import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { CreationOptions, NewCredential, RequestOptions, ShownCredential } from '@livree/contracts';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Faults of the authenticator for a test. */
export interface AuthenticatorFaults {
  /** The origin of the page according to its browser. */
  origin?: string;
  /** The page is a frame in a page of another origin. */
  crossOrigin?: boolean;
  /** The origin of the outermost page. */
  topOrigin?: string;
  /** The user touched it, but was not verified. */
  isUnverified?: boolean;
  /** Signs with another key than the registered one. */
  signsWithForeignKey?: boolean;
  /** Does not increase its counter. */
  counter?: number;
}

export interface Authenticator {
  faults: AuthenticatorFaults;
  create(options: CreationOptions): NewCredential;
  get(options: RequestOptions): ShownCredential;
}

const flags = { present: 0x01, verified: 0x04, hasCredential: 0x40 };
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** A passkey in software that follows WebAuthn: ES256, no attestation, a counter. */
export function softwareAuthenticator(siteOrigin = 'http://localhost:4200'): Authenticator {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  let used = 0;

  function clientData(type: string, challenge: string): Buffer {
    const { origin = siteOrigin, crossOrigin = false, topOrigin } = authenticator.faults;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin, topOrigin }));
  }

  function authenticatorData(rpId: string, more: number, credential = Buffer.alloc(0)): Buffer {
    const seen = authenticator.faults.isUnverified ? flags.present : flags.present | flags.verified;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(authenticator.faults.counter ?? used++);
    return Buffer.concat([sha256(rpId), Buffer.from([seen | more]), counter, credential]);
  }

  function coseKey(): Buffer {
    const { x = '', y = '' } = own.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.from(isoCBOR.encode(key));
  }

  const identified = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;

  const authenticator: Authenticator = {
    faults: {},
    create({ challenge, rp }) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey()]);
      const authData = new Uint8Array(authenticatorData(rp.id, flags.hasCredential, credential));
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', authData],
      ]);
      return {
        ...identified,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        },
      };
    },
    get({ challenge, rpId }) {
      const client = clientData('webauthn.get', challenge);
      const data = authenticatorData(rpId, 0);
      const { privateKey } = authenticator.faults.signsWithForeignKey ? foreign : own;
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...identified,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
  return authenticator;
}
