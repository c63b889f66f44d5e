import { allRoutes } from '@livree/contracts';
import { drain } from '@livree/server/connections';
import { describe, expect, test } from 'vitest';
import { openTestApi, withTestApi } from './testing/test-api.ts';

const api = withTestApi();

const get = (url: string, headers: Record<string, string> = {}) =>
  api().app.inject({ method: 'GET', url, headers });

test('an API that is about to stop keeps answering, reports that it is not ready, and closes its connections', async () => {
  const stopping = await openTestApi();
  await drain(stopping.app, 0);
  const ask = async (url: string) => {
    const { statusCode, headers } = await stopping.app.inject({ url });
    return [statusCode, headers.connection];
  };
  expect(await ask('/readyz')).toEqual([503, 'close']);
  expect(await ask('/healthz')).toEqual([200, 'close']);
  expect(await ask('/api/config')).toEqual([200, 'close']);
  await stopping.close();
});

describe('every call of the contracts', () => {
  test('is answered', () => {
    const missing = allRoutes.filter(({ method, path }) => {
      const url = `/backend/public/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
      return !api().app.hasRoute({ method, url });
    });
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  test('answers 401 without a session if it requires one', async () => {
    for (const route of allRoutes.filter(({ auth }) => auth !== 'public')) {
      const url = `/api${route.path.replace(/\{\w+\}/g, '1')}`;
      const response = await api().app.inject({ method: route.method, url });
      expect(response.statusCode, route.id).toBe(401);
      expect(response.json()).toMatchObject({ success: false, code: 'login_required' });
    }
  });

  test('is described in OpenAPI, with an example of its request and its answer', async () => {
    const { paths } = (await get('/backend/public/api/openapi.json')).json();
    for (const { id, method, path, status = 200, produces, body, multipart } of allRoutes) {
      const operation = paths[path][method.toLowerCase()];
      expect(operation.summary, id).toMatch(/\w{3}/);
      const answer = operation.responses[status].content[produces ?? 'application/json'];
      if (produces !== 'application/pdf') expect(answer, id).toHaveProperty('example');
      if (!body || multipart) continue;
      const { example, schema } = operation.requestBody.content['application/json'];
      expect(example !== undefined || !schema.required?.length, `${id} shows what is sent`).toBe(true);
    }
  });

  test('is described in OpenAPI 3.1', async () => {
    const { openapi, paths, servers } = (await get('/backend/public/api/openapi.json')).json();
    expect(openapi).toBe('3.1.0');
    expect(servers).toEqual([{ url: '/backend/public/api' }, { url: '/api' }]);
    const operations = Object.values<Record<string, unknown>>(paths).flatMap((path) => Object.keys(path));
    expect(operations).toHaveLength(allRoutes.length);
    expect(
      paths['/reservations'].post.requestBody.content['application/json'].schema.properties,
    ).toHaveProperty('vehicule_id');
    expect(paths['/reservations'].post.security).toEqual([{ session: [] }]);
    expect(paths['/reservations'].post.requestBody.content['application/json'].example).toHaveProperty(
      'vehicule_id',
    );
  });
});

describe('the description', () => {
  test.each([
    [{ LIVREE_DEMONSTRATION: 'on' }, 200],
    [{ LIVREE_DEMONSTRATION: 'on', LIVREE_API_DESCRIPTION: 'off' }, 404],
    [{ LIVREE_DEMONSTRATION: 'off' }, 404],
    [{ LIVREE_DEMONSTRATION: 'off', LIVREE_API_DESCRIPTION: 'on' }, 200],
  ])('is public in production if the configuration allows it: %o', async (env, status) => {
    const site = await openTestApi({ NODE_ENV: 'production', ...env });
    expect((await site.app.inject({ url: '/api/openapi.json' })).statusCode).toBe(status);
    await site.close();
  });
});

describe('addresses', () => {
  test.each(['/api/contact', '/api/contact/', '/backend/public/api/contact', '/backend/public/api/contact/'])(
    '%s answers',
    async (url) => expect((await get(url)).statusCode).toBe(200),
  );

  test.each([
    ['/api/nothing', 404],
    ['/apix/contact', 404],
    ['/api/vehicules/999999999999999999999', 404],
    ['/api/vehicules/1e3', 404],
    ['/api/vehicules/-1', 404],
    ['/api/vehicules/0', 404],
    ['/api/vehicules/%00', 404],
    ['/api/%zz', 400],
    ['/api/vehicules?page=1e309', 422],
    ['/api/vehicules/search?q=%00', 400],
    ['/api/vehicules?page=999999999&per_page=999999999', 200],
    [`/api/vehicules/search?q=${'a'.repeat(5000)}`, 422],
    ['/api/places/reverse?latitude=999&longitude=x', 422],
  ])('%s answers %i and nothing internal', async (url, status) => {
    const response = await get(url);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/json');
    if (status >= 400) expect(response.body).not.toMatch(/stack|node_modules|sql|zod|fastify/i);
  });
});

describe('bodies', () => {
  const post = (payload: string, type = 'application/json') =>
    api().app.inject({
      method: 'POST',
      url: '/api/pricing/calculate',
      payload,
      headers: { 'content-type': type },
    });

  test.each([
    ['{"distance":1e309,"duration":1}', 422],
    ['{"distance":"10","duration":1}', 422],
    ['{"distance":10', 400],
    ['[]', 400],
    ['null', 400],
    ['{"__proto__":{"x":1},"distance":1,"duration":1}', 400],
    ['', 422],
  ])('%s answers %i', async (payload, status) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ success: false });
  });

  test('of another type, or too large, are refused', async () => {
    expect((await post('<x/>', 'text/xml')).statusCode).toBe(415);
    expect((await post(`"${'x'.repeat(300_000)}"`)).statusCode).toBe(413);
    expect((await post('--x\r\ncontent', 'multipart/form-data; boundary=x')).statusCode).toBe(415);
  });
});

describe('answers', () => {
  test('use the caller’s language, or French', async () => {
    const message = async (accept: string) =>
      (await get('/api/nothing', { 'accept-language': accept })).json().message;
    expect(await message('de-DE,de;q=0.9,en;q=0.8')).toBe('Nicht gefunden');
    expect(await message('pt;q=0.9,es;q=0.5')).toBe('No encontrado');
    expect(await message('zz')).toBe('Ressource non trouvée');
  });

  test('have security headers and a request id', async () => {
    const { headers } = await get('/api/contact', { 'x-request-id': 'journey-12345' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-request-id': 'journey-12345',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect((await get('/api/contact', { 'x-request-id': 'a b\tc' })).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });

  test('report whether the process and its database work', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready', gateway: true });
  });
});
