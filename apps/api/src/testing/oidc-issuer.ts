import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { z } from '@livree/contracts/schema';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** Faults of the issuer for a test. */
export type IssuerMood = {
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
};

export type OidcIssuer = {
  readonly address: string;
  readonly clientId: string;
  readonly clientSecret: string;
  mood: IssuerMood;
  /** Agrees on its page like a person. Returns the address to which the page sends the browser. */
  agree(pageAddress: string): Promise<string>;
  /** An ID token like that of Google's button. */
  credential(nonce: string): Promise<string>;
  close(): Promise<void>;
};

const client = { clientId: 'livree-tests', clientSecret: 'a secret between the two' };

const agreement = z.object({
  client_id: z.literal(client.clientId),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  code_challenge: z.string(),
  code_challenge_method: z.literal('S256'),
  state: z.string(),
  nonce: z.string(),
  scope: z.string().check(z.regex(/\bopenid\b/)),
});
type Agreement = z.output<typeof agreement>;

type Person = {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: true;
  readonly name: string;
};

const camille: Person = {
  sub: '10769150350006150715113082367',
  email: 'camille@gmail.com',
  email_verified: true,
  name: 'Camille Laurent',
};

/** The person with this address. */
const personAt = (email: string): Person => ({
  ...camille,
  email,
  sub: createHash('sha256').update(email).digest('hex'),
});

/** A page that returns its query with the person's address. */
function chooser({ searchParams }: URL): string {
  const asked = [...searchParams].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value.replaceAll('"', '&quot;')}">`,
  );
  return `<!doctype html><html lang="fr"><title>Stand-in</title><link rel="icon" href="data:,"><form>${asked.join('')}
    <label>E-mail <input name="as" type="email"></label><button>Continue</button></form></html>`;
}

async function newKeys() {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  return { own, foreign, published: { ...(await exportJWK(own.publicKey)), kid: 'key-1', alg: 'RS256' } };
}
type Keys = Awaited<ReturnType<typeof newKeys>>;

function sign(
  keys: Keys,
  mood: IssuerMood,
  issuer: string,
  nonce: string,
  person = camille,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const usual = { iss: issuer, aud: client.clientId, iat: now, exp: now + 300, nonce, ...person };
  const claims: JWTPayload = { ...usual, ...mood.claims };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
    .sign(mood.signsWithForeignKey ? keys.foreign.privateKey : keys.own.privateKey);
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

function send(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function metadataOf(address: string) {
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

function knowsClient(request: IncomingMessage, body: URLSearchParams): boolean {
  const basic = Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64');
  return (
    request.headers.authorization === `Basic ${basic}` ||
    (body.get('client_id') === client.clientId && body.get('client_secret') === client.clientSecret)
  );
}

/** The code works once, for its address, and for the holder of the verifier. */
function matches<Given extends Agreement>(agreed: Given | undefined, body: URLSearchParams): agreed is Given {
  const challenge = createHash('sha256')
    .update(body.get('code_verifier') ?? '')
    .digest('base64url');
  return agreed?.code_challenge === challenge && agreed.redirect_uri === body.get('redirect_uri');
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
}

/** An OpenID provider on this machine that follows the protocol: discovery, PKCE, single-use codes, signed tokens. */
export async function startOidcIssuer(): Promise<OidcIssuer> {
  const keys = await newKeys();
  const agreements = new Map<string, Agreement & { readonly person: Person }>();
  let address = '';

  function agree(page: URL, response: ServerResponse): void {
    const asked = z.safeParse(agreement, Object.fromEntries(page.searchParams));
    if (!asked.success) return send(response, { error: 'invalid_request' }, 400);
    const email = page.searchParams.get('as');
    if (issuer.mood.asks && email === null) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(chooser(page));
      return;
    }
    const { redirect_uri: back, state } = asked.data;
    const code = randomBytes(16).toString('hex');
    agreements.set(code, { ...asked.data, person: email === null ? camille : personAt(email) });
    response.writeHead(302, { location: `${back}?${new URLSearchParams({ state, code })}` }).end();
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { isDown, isSilent, isBroken } = issuer.mood;
    if (isSilent) return;
    if (isDown) return void response.destroy();
    if (isBroken) return send(response, { error: 'server_error' }, 500);
    if (request.url === '/.well-known/openid-configuration') return send(response, metadataOf(address));
    if (request.url === '/keys') return send(response, { keys: [keys.published] });
    const page = new URL(request.url ?? '/', address);
    if (page.pathname === '/authorize') return agree(page, response);
    const body = await bodyOf(request);
    if (request.url !== '/token') return send(response, { error: 'not_found' }, 404);
    if (!knowsClient(request, body)) return send(response, { error: 'invalid_client' }, 401);
    const agreed = agreements.get(body.get('code') ?? '');
    agreements.delete(body.get('code') ?? '');
    if (!matches(agreed, body)) return send(response, { error: 'invalid_grant' }, 400);
    const idToken = await sign(keys, issuer.mood, address, agreed.nonce, agreed.person);
    return send(response, {
      access_token: 'unused',
      token_type: 'Bearer',
      expires_in: 300,
      id_token: idToken,
    });
  }

  const server = createServer((request, response) => void answer(request, response));
  address = await listen(server);
  const issuer: OidcIssuer = {
    ...client,
    address,
    mood: {},
    async agree(pageAddress) {
      const response = await fetch(pageAddress, { redirect: 'manual' });
      return response.headers.get('location') ?? '';
    },
    credential: (nonce) => sign(keys, issuer.mood, address, nonce),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return issuer;
}
