import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { z } from '@livree/contracts/schema';
import {
  agreement,
  type Agreement,
  readForm,
  camille,
  chooser,
  client,
  type IssuerFaults,
  knowsClient,
  matches,
  buildMetadata,
  newKeys,
  type Person,
  personAt,
  send,
  sign,
} from './oidc-protocol.ts';

export interface OidcIssuer {
  readonly address: string;
  readonly clientId: string;
  readonly clientSecret: string;
  faults: IssuerFaults;
  /** Agrees on its page like a person. Returns the address to which the page sends the browser. */
  agree(pageAddress: string): Promise<string>;
  /** An ID token like that of Google's button. */
  credential(nonce: string): Promise<string>;
  close(): Promise<void>;
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
    if (issuer.faults.asks && email === null) {
      response.writeHead(200, { 'content-type': 'text/html' }).end(chooser(page));
      return;
    }
    const { redirect_uri: back, state } = asked.data;
    const sendBack = (result: Record<string, string>): void =>
      void response
        .writeHead(302, { location: `${back}?${new URLSearchParams({ state, ...result })}` })
        .end();
    if (page.searchParams.has('cancelled')) return sendBack({ error: 'access_denied' });
    const code = randomBytes(16).toString('hex');
    agreements.set(code, { ...asked.data, person: email === null ? camille : personAt(email) });
    sendBack({ code });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { isDown, isSilent, isBroken } = issuer.faults;
    if (isSilent) return;
    if (isDown) return void response.destroy();
    if (isBroken) return send(response, { error: 'server_error' }, 500);
    if (request.url === '/.well-known/openid-configuration') return send(response, buildMetadata(address));
    if (request.url === '/keys') return send(response, { keys: [keys.published] });
    const page = new URL(request.url ?? '/', address);
    if (page.pathname === '/authorize') return agree(page, response);
    const body = await readForm(request);
    if (request.url !== '/token') return send(response, { error: 'not_found' }, 404);
    if (!knowsClient(request, body)) return send(response, { error: 'invalid_client' }, 401);
    const agreed = agreements.get(body.get('code') ?? '');
    agreements.delete(body.get('code') ?? '');
    if (!matches(agreed, body)) return send(response, { error: 'invalid_grant' }, 400);
    const idToken = await sign(keys, issuer.faults, address, agreed.nonce, agreed.person);
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
    faults: {},
    async agree(pageAddress) {
      const response = await fetch(pageAddress, { redirect: 'manual' });
      return response.headers.get('location') ?? '';
    },
    credential: (nonce) => sign(keys, issuer.faults, address, nonce),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return issuer;
}
