import type { Deps } from '../../../deps.ts';

/** The relying party of WebAuthn: the site's host, and the origin of its pages. */
export interface RelyingParty {
  readonly id: string;
  readonly name: string;
  readonly origin: string;
}

export function relyingParty({ brand, siteUrl }: Deps['config']): RelyingParty {
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, name: brand.name, origin };
}

/** The time limit for the user, in milliseconds. */
export const ceremonyMs = 5 * 60_000;

/** EdDSA, ES256 and RS256, by their COSE numbers: every authenticator has one of them. */
export const algorithms = [-8, -7, -257];

/** A passkey replaces a password and more: the device must store it, and must verify its owner. */
export const selection = { residentKey: 'required', userVerification: 'required' } as const;
