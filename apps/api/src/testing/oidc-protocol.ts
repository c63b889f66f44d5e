import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from '@livree/contracts/schema';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** Faults of the issuer for a test. */
export interface IssuerFaults {
  /** Claims that replace its own; undefined removes one. */
  claims?: Record<string, unknown>;
  /** Signs with a key that it does not publish. */
  signsWithForeignKey?: boolean;
  /** Breaks every connection. */
  isDown?: boolean;
  /** Never answers. */
  isSilent?: boolean;
  /** Answers with a server error. */
  isBroken?: boolean;
  /** Shows a page on which a person says who they are, instead of agreeing at once. */
  asks?: boolean;
}

/** The client that this site is at the issuer. */
export const client = { clientId: 'livree-tests', clientSecret: 'a secret between the two' };

export const agreement = z.object({
  client_id: z.literal(client.clientId),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  code_challenge: z.string(),
  code_challenge_method: z.literal('S256'),
  state: z.string(),
  nonce: z.string(),
  scope: z.string().check(z.regex(/\bopenid\b/)),
});
export type Agreement = z.output<typeof agreement>;

export interface Person {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: true;
  readonly name: string;
}

export const camille: Person = {
  sub: '10769150350006150715113082367',
  email: 'camille@gmail.com',
  email_verified: true,
  name: 'Camille Laurent',
};

/** The person with this address. */
export const personAt = (email: string): Person => ({
  ...camille,
  email,
  sub: createHash('sha256').update(email).digest('hex'),
});

/** A page on which a person says who they are; it returns its query with the person's address, or with `cancelled`. */
export function chooser({ searchParams }: URL): string {
  const asked = [...searchParams].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value.replaceAll('"', '&quot;')}">`,
  );
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Stand-in for Google</title>
    <link rel="icon" href="data:,"><style>:root{color-scheme:light dark;font:1rem/1.6 system-ui}form{max-width:24rem;margin:4rem auto}
    input,button{font:inherit;min-height:44px}</style>
    <form>${asked.join('')}<h1>Stand-in for Google</h1><p>For development: it signs in whoever is named here.</p>
    <p><label>E-mail <input name="as" type="email"></label></p>
    <button>Continue</button> <button name="cancelled" value="yes">Cancel</button></form></html>`;
}

export async function newKeys() {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  return { own, foreign, published: { ...(await exportJWK(own.publicKey)), kid: 'key-1', alg: 'RS256' } };
}
type Keys = Awaited<ReturnType<typeof newKeys>>;

export function sign(
  keys: Keys,
  faults: IssuerFaults,
  issuer: string,
  nonce: string,
  person = camille,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const usual = { iss: issuer, aud: client.clientId, iat: now, exp: now + 300, nonce, ...person };
  const claims: JWTPayload = { ...usual, ...faults.claims };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
    .sign(faults.signsWithForeignKey ? keys.foreign.privateKey : keys.own.privateKey);
}

export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

export function send(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export function buildMetadata(address: string) {
  return {
    issuer: address,
    authorization_endpoint: `${address}/authorize`,
    token_endpoint: `${address}/token`,
    jwks_uri: `${address}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  };
}

export function knowsClient(request: IncomingMessage, body: URLSearchParams): boolean {
  const basic = Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64');
  return (
    request.headers.authorization === `Basic ${basic}` ||
    (body.get('client_id') === client.clientId && body.get('client_secret') === client.clientSecret)
  );
}

/** The code works once, for its address, and for the holder of the verifier. */
export function matches<Given extends Agreement>(
  agreed: Given | undefined,
  body: URLSearchParams,
): agreed is Given {
  const challenge = createHash('sha256')
    .update(body.get('code_verifier') ?? '')
    .digest('base64url');
  return agreed?.code_challenge === challenge && agreed.redirect_uri === body.get('redirect_uri');
}
