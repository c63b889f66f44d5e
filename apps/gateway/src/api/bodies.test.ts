import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { openConnection, postHead, type RawConnection } from '@livree/server/testing/connection';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';

/** Refuses a body that is too large without reading it, and hangs up, as a server may. */
function answerApi(request: IncomingMessage, answer: ServerResponse): void {
  if (request.url === '/api/gone') return void request.socket.destroy();
  if (request.url !== '/api/early') {
    request.resume().once('end', () => answer.end(JSON.stringify({ url: request.url })));
    return;
  }
  answer.writeHead(413, { 'content-type': 'application/json' }).end('{"code":"payload_too_large"}');
}

const api = createServer(answerApi);
let site: PlantedSite;
let port: number;

const lines: string[] = [];
const log = new Writable({
  write(line: Buffer, _encoding, done) {
    lines.push(line.toString());
    done();
  },
});

beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const address = api.address();
  site = await plantSite(
    { API_ORIGIN: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` },
    { logger: { level: 'info', stream: log } },
  );
  port = Number(new URL(await site.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await site.close();
  api.closeAllConnections();
  api.close();
});

function open(): RawConnection {
  const connection = openConnection(port);
  onTestFinished(() => void connection.socket.destroy());
  return connection;
}

const next = 'GET /api/next HTTP/1.1\r\nhost: x\r\n\r\n';
describe('a body that the API does not read completely', () => {
  it.each([3_000_000, 200_000, 10])(
    'of %i bytes gets the API’s answer and does not delay the next request on its connection',
    async (size) => {
      const { socket, received, statuses } = open();
      socket.write(postHead('/api/early', 'content-type: application/json', `content-length: ${size}`));
      socket.write('x'.repeat(size) + next);
      await expect.poll(() => statuses(), { timeout: 15_000 }).toEqual(['413', '200']);
      expect(received()).toContain('payload_too_large');
    },
  );

  it('because the API hangs up gets an answer, and the next request does not wait either', async () => {
    const { socket, received, statuses } = open();
    socket.write(postHead('/api/gone', 'content-type: application/json', 'content-length: 3000000'));
    socket.write('x'.repeat(3_000_000) + next);
    await expect.poll(() => statuses(), { timeout: 15_000 }).toEqual(['503', '200']);
    expect(received()).toContain('retry-after: 2');
  });

  it('that never ends is answered, then the connection is closed', async () => {
    const { socket, statuses } = open();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(postHead('/api/early', 'content-type: text/plain', 'transfer-encoding: chunked'));
    const chunk = `10000\r\n${'x'.repeat(0x1_00_00)}\r\n`;
    const sending = setInterval(() => socket.writable && socket.write(chunk), 1);
    onTestFinished(() => clearInterval(sending));
    await expect.poll(() => statuses(), { timeout: 15_000 }).toEqual(['413']);
    await closed;
  });
});

describe('a body that breaks off', () => {
  it.each([
    ['because its sender hangs up', '/api/here', 'the caller hung up', 30],
    ['because the API does', '/api/gone', 'the API did not answer', 40],
  ] as const)(
    '%s is one line in the log beside that of the request, without a stack',
    async (_why, path, msg, level) => {
      lines.splice(0);
      const { socket } = open();
      socket.write(postHead(path, 'content-type: application/json', 'content-length: 3000000'));
      socket.write('x'.repeat(100_000));
      if (path === '/api/here') setTimeout(() => socket.destroy(), 200);
      await expect.poll(() => lines.length, { timeout: 15_000 }).toBeGreaterThan(0);
      await new Promise((resolve) => setTimeout(resolve, 200));
      const reasons = lines.filter((line) => !line.includes('"msg":"request"'));
      expect(reasons.map((line): unknown => JSON.parse(line))).toMatchObject([{ msg, level }]);
      expect(lines.join('')).not.toContain('stack');
    },
  );
});

it('a body is forwarded when its client waits for “100 Continue” before it sends it', async () => {
  const { socket, statuses } = open();
  socket.write(
    postHead('/api/here', 'content-type: text/plain', 'content-length: 2', 'expect: 100-continue'),
  );
  await expect.poll(() => statuses(), { timeout: 15_000 }).toEqual(['100']);
  socket.write(`{}${next}`);
  await expect.poll(() => statuses(), { timeout: 15_000 }).toEqual(['100', '200', '200']);
});

describe('after every refusal', () => {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  const paths = [
    '/api/here',
    '/api/early',
    '/storage/x',
    '/',
    '/gone',
    '/telemetry',
    '/api/%zz',
    '/assets/x',
  ];
  const bodies = [
    ['none', [], ''],
    ['empty', ['content-length: 0'], ''],
    ['a length', ['content-type: application/json', 'content-length: 5'], '{"a"}'],
    ['a type unknown', ['content-type: no/such', 'content-length: 70000'], 'x'.repeat(70_000)],
    ['chunks', ['content-type: text/plain', 'transfer-encoding: chunked'], '3\r\nabc\r\n0\r\n\r\n'],
  ] as const;
  const requests = methods.flatMap((method) =>
    paths.flatMap((path) => bodies.map((body) => ({ method, path, body }))),
  );

  it(`the next request on the same connection is answered at once (${requests.length} requests)`, async () => {
    const waiting: string[] = [];
    for (const { method, path, body } of requests) {
      const [name, headers, bytes] = body;
      const { socket, received, statuses } = open();
      const closed = new Promise<string>((resolve) => socket.once('close', () => resolve('closed')));
      socket.write(postHead(path, ...headers).replace('POST', method) + bytes + next);
      const answered = expect
        .poll(() => received().includes('{"url":"/api/next"}'), { timeout: 2500, interval: 10 })
        .toBe(true)
        .then(() => 'answered');
      const end = await Promise.race([closed, answered]).catch(() => 'waiting');
      if (end === 'waiting') waiting.push(`${method} ${path} with ${name}: ${statuses().join(' ')}`);
      const [first = 'none'] = statuses();
      expect(Number(first), `${method} ${path} with ${name}`).toBeLessThan(500);
      socket.destroy();
    }
    expect(waiting).toEqual([]);
  });
});
