import type { Deps } from '../../../deps.ts';

/** Who asks for a passkey, as WebAuthn names it: the site's host, and the origin that pages must come from. */
export type RelyingParty = { readonly id: string; readonly name: string; readonly origin: string };

export function relyingParty({ brand, siteUrl }: Deps['config']): RelyingParty {
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, name: brand.name, origin };
}

/** How long a person may take, in milliseconds. */
export const ceremonyMs = 5 * 60_000;

/** EdDSA, ES256 and RS256, by their COSE numbers: one of them is in every authenticator. */
export const algorithms = [-8, -7, -257];

/** A passkey stands for a password and more: the device must hold it, and must know its owner. */
export const selection = { residentKey: 'required', userVerification: 'required' } as const;
