import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { euros, type Language } from '@livree/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createClient } from './client.ts';
import { fetchTransport, type FetchTransportOptions } from './transport.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function createTestClient(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  options: Partial<FetchTransportOptions> = {},
) {
  const server = createServer(answer);
  servers.push(server);
  const { port } = await new Promise<AddressInfo>((resolve, reject) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(address);
      else reject(new Error('no address'));
    });
  });
  const language = (): Language => 'de';
  return createClient(fetchTransport({ baseUrl: `http://127.0.0.1:${port}/api`, language, ...options }));
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

async function catchFailure(call: Promise<unknown>): Promise<ApiError> {
  const reason: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (reason instanceof ApiError) return reason;
  throw new Error(`expected an ApiError, got ${String(reason)}`);
}

test('a call is encoded and its answer decoded by its contract', async () => {
  let seen = '';
  const client = await createTestClient(
    (request, response) => {
      seen = `${request.method} ${request.url} ${request.headers['accept-language']} ${request.headers.authorization}`;
      json(response, 200, {
        success: true,
        data: [{ id: 1, name: 'Classe E', type: 'berline', class: 'premium', price_per_hour: 80.5 }],
      });
    },
    { token: () => 'secret' },
  );
  const { data } = await client.pricing.vehicles();
  expect(data[0]).toEqual({
    id: 1,
    name: 'Classe E',
    type: 'berline',
    class: 'premium',
    pricePerHour: euros(8050),
  });
  expect(seen).toBe('GET /api/pricing/vehicles de undefined');
});

test('parameters, repeated queries and empty filters are part of the address', async () => {
  const urls: (string | undefined)[] = [];
  const client = await createTestClient((request, response) => {
    urls.push(request.url);
    json(response, 404, { success: false, message: 'Contact nicht gefunden', code: 'contact.not_found' });
  });
  await catchFailure(client.contact.info({ query: { types: ['telephone', 'email'] } }));
  await catchFailure(client.contact.read({ params: { name: 'phone/../x' } }));
  await catchFailure(client.reservations.list({ query: { page: 2, status: '', dateFrom: '2026-01-02' } }));
  expect(urls).toEqual([
    '/api/contact/info?types%5B%5D=telephone&types%5B%5D=email',
    '/api/contact/phone%2F..%2Fx',
    '/api/reservations?page=2&date_from=2026-01-02',
  ]);
});

test('a refusal has code, text, field errors by our names and the time to wait', async () => {
  const client = await createTestClient((_, response) => {
    const errors = { vehicule_id: ['Bitte wählen Sie ein Fahrzeug'] };
    json(
      response,
      422,
      { success: false, message: 'Bitte', code: 'validation', errors },
      { 'retry-after': '7' },
    );
  });
  const error = await catchFailure(
    client.reservations.checkAvailability({ body: { vehicleId: 1, pickupAt: '2030-01-01T10:00' } }),
  );
  expect(error).toMatchObject({ status: 422, code: 'validation', message: 'Bitte', retryAfter: 7 });
  expect(error.fieldErrors).toEqual({ vehicleId: ['Bitte wählen Sie ein Fahrzeug'] });
});

test('a request that violates its contract is never sent', async () => {
  const requests = vi.fn();
  const client = await createTestClient(requests);
  const error = await catchFailure(client.identity.login({ body: { email: 'nobody', password: 'x' } }));
  expect(error).toMatchObject({ code: 'validation', fieldErrors: { email: ['validation.email'] } });
  expect(requests).not.toHaveBeenCalled();
});

test('only a 401 to a call that needs the session and carried its token ends it', async () => {
  const on401 = vi.fn();
  const refuse = (_: IncomingMessage, response: ServerResponse) =>
    json(response, 401, { success: false, message: 'x', code: 'unauthenticated' });
  const signedIn = await createTestClient(refuse, { on401, token: () => 'secret' });
  await catchFailure(signedIn.identity.login({ body: { email: 'a@b.fr', password: 'secret' } }));
  await catchFailure(
    signedIn.reservations.checkAvailability({ body: { vehicleId: 1, pickupAt: '2030-01-01T10:00' } }),
  );
  const signedOut = await createTestClient(refuse, { on401 });
  await catchFailure(signedOut.reservations.list());
  expect(on401).not.toHaveBeenCalled();
  await catchFailure(signedIn.reservations.list());
  expect(on401).toHaveBeenCalledTimes(1);
});

test('a 401 to a call of the previous session does not end the one that began meanwhile', async () => {
  const on401 = vi.fn();
  let token = 'previous';
  const refuse = (_: IncomingMessage, response: ServerResponse) => {
    token = 'new';
    json(response, 401, { success: false, message: 'x', code: 'unauthenticated' });
  };
  const client = await createTestClient(refuse, { on401, token: () => token });
  expect(await catchFailure(client.reservations.list())).toMatchObject({ status: 401 });
  expect(on401).not.toHaveBeenCalled();
  await catchFailure(client.reservations.list());
  expect(on401).toHaveBeenCalledTimes(1);
});

test('missing, late, aborted and unreadable answers have different codes', async () => {
  const dropped = await createTestClient((request) => request.socket.destroy());
  expect((await catchFailure(dropped.fleet.types())).code).toBe('network');
  const slow = await createTestClient(() => {}, { timeoutMs: 40 });
  expect((await catchFailure(slow.fleet.types())).code).toBe('timeout');
  expect((await catchFailure(slow.fleet.types({}, { signal: AbortSignal.abort() }))).code).toBe('aborted');
  const odd = await createTestClient((_, response) =>
    json(response, 200, { success: true, data: 'no list' }),
  );
  expect((await catchFailure(odd.fleet.types())).code).toBe('contract');
  const proxy = await createTestClient((_, response) => response.writeHead(502).end('<html>'));
  expect((await catchFailure(proxy.fleet.types())).code).toBe('unavailable');
});
