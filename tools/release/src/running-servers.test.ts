import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { readRunningServers } from './running-servers.ts';

let server: Server;
afterEach(() => server.close());

/** A site of which each gateway in turn gives one of these answers. */
async function openSite(...answers: readonly [status: number, body: string][]): Promise<string> {
  let asked = 0;
  server = createServer((request, response) => {
    const [status = 404, body = ''] = answers[(asked += 1) % answers.length] ?? [];
    response.writeHead(request.url === '/healthz' ? status : 404).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

it('every gateway behind a balancer is asked, ready or not', async () => {
  const site = await openSite(
    [200, '{"status":"ready","commit":"abc","image":"sha256:0a"}'],
    [503, '{"status":"starting","commit":"abc","image":"sha256:1b"}'],
    [200, '{"status":"ready","commit":"abc"}'],
  );
  expect(new Set(await readRunningServers(site))).toEqual(new Set(['sha256:0a', 'sha256:1b', undefined]));
});

it('what is no gateway, and what is not there, says nothing', async () => {
  const site = await openSite([200, '<html>'], [200, '{"image":"sha256:0a"}']);
  expect(await readRunningServers(site)).toEqual([]);
  server.close();
  await once(server, 'close');
  expect(await readRunningServers(site)).toEqual([]);
});
