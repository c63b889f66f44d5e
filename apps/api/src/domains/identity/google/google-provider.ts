import type { createRemoteJWKSet, jwtVerify } from 'jose';
import type * as OpenId from 'openid-client';
import type { Deps } from '../../../deps.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type GooglePerson, readClaims } from './google-person.ts';
import { providerFailure } from './provider-failure.ts';

/** The secrets of a sign-in, stored here until the browser is back. */
export interface Departure {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Google as an OpenID provider. It checks signature, issuer, audience, expiry and nonce of every ID token. */
export interface GoogleProvider {
  /** The address of Google's consent page. @throws AppError `identity.google_unavailable` */
  pageFor(departure: Departure): Promise<string>;
  /** Exchanges the code of the callback. @param search the callback's query @throws AppError */
  personAtCallback(search: string, departure: Departure): Promise<GooglePerson>;
  /** Reads the ID token of a browser; the caller checks the nonce. @throws AppError */
  personOfCredential(credential: string): Promise<{ readonly person: GooglePerson; readonly nonce: unknown }>;
}

export interface GoogleSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  /** For each of the up to three calls of a sign-in. */
  readonly timeoutMs: number;
  readonly clock: Clock;
}

interface Connection {
  readonly oidc: typeof OpenId;
  readonly verify: typeof jwtVerify;
  readonly provider: OpenId.Configuration;
  readonly issuer: string;
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
}

/** Loads the packages too, which a site without this way to sign in never needs. */
async function connect(settings: GoogleSettings): Promise<Connection> {
  const [oidc, jose] = await Promise.all([import('openid-client'), import('jose')]);
  const { issuer, clientId, clientSecret, timeoutMs } = settings;
  // By default the library trusts the token endpoint and does not check the signature.
  const checks = [oidc.enableNonRepudiationChecks];
  const provider = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: timeoutMs / 1000,
    execute: issuer.startsWith('http:') ? [...checks, oidc.allowInsecureRequests] : checks,
  });
  const metadata = provider.serverMetadata();
  const keys = jose.createRemoteJWKSet(new URL(metadata.jwks_uri ?? issuer), { timeoutDuration: timeoutMs });
  return { oidc, verify: jose.jwtVerify, provider, issuer: metadata.issuer, keys };
}

/** Loads the provider's addresses when first needed, and again after a failure. */
function connectOnce(settings: GoogleSettings): () => Promise<Connection> {
  let connection: Promise<Connection> | undefined;
  return () => {
    connection ??= connect(settings).catch((error: unknown) => {
      connection = undefined;
      throw error;
    });
    return connection;
  };
}

export function createGoogle(settings: GoogleSettings, log: Deps['log']): GoogleProvider {
  const connected = connectOnce(settings);
  const fail = (error: unknown): never => {
    throw providerFailure(error, log);
  };
  return {
    pageFor: async (departure) => pageAddress(await connected().catch(fail), settings, departure),
    personAtCallback: async (search, departure) =>
      swapCode(await connected().catch(fail), settings, search, departure).catch(fail),
    personOfCredential: async (credential) =>
      readCredential(await connected().catch(fail), settings, credential).catch(fail),
  };
}

async function pageAddress(
  { oidc, provider }: Connection,
  { redirectUri }: GoogleSettings,
  { state, nonce, codeVerifier }: Departure,
): Promise<string> {
  return oidc.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  }).href;
}

async function swapCode(
  { oidc, provider, issuer }: Connection,
  { redirectUri, clock }: GoogleSettings,
  search: string,
  { state, nonce, codeVerifier }: Departure,
): Promise<GooglePerson> {
  const address = new URL(redirectUri);
  address.search = search;
  const tokens = await oidc.authorizationCodeGrant(provider, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
  });
  return readClaims(issuer, tokens.claims(), clock.now());
}

async function readCredential(
  { verify, issuer, keys }: Connection,
  { clientId, clock }: GoogleSettings,
  credential: string,
) {
  const { payload } = await verify(credential, keys, {
    // Google's button also sends its issuer without the protocol.
    issuer: [issuer, issuer.replace('https://', '')],
    audience: clientId,
    algorithms: ['RS256', 'ES256'],
    requiredClaims: ['exp', 'iat', 'nonce'],
    clockTolerance: 30,
    currentDate: clock.now(),
  });
  return { person: readClaims(issuer, payload, clock.now()), nonce: payload['nonce'] };
}
