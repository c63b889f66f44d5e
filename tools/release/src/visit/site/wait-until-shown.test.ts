import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plantRemote } from '@livree/release/testing';
import { freePort } from '@livree/server/free-port';
import { expect, it, onTestFinished } from 'vitest';
import { waitUntilShown } from './wait-until-shown.ts';

async function startGateway(answer: (request: IncomingMessage) => string): Promise<string> {
  const port = await freePort();
  const server = createServer((request, response) => {
    response.end(answer(request));
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening));
  return `http://127.0.0.1:${port}`;
}

/** A release whose pages these visitors may see. */
function plant(id: string, access: 'public' | 'operator') {
  const root = mkdtempSync(join(tmpdir(), 'livree-shown-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const release = plantRemote(root, { id });
  return { ...release, paths: [{ ...release.paths[0], path: `/${id}`, access, scripts: [], css: [] }] };
}

it('a page of what was live before is not taken for a page of the release that has joined', async () => {
  const blog = plant('blog', 'public');
  const answers = ['blog@old', 'blog@old', `blog@${blog.version}`];
  let asked = 0;
  const origin = await startGateway(() => answers[Math.min(asked++, answers.length - 1)] ?? '');
  await waitUntilShown(origin, [blog], async () => 'pass=operator');
  expect(asked).toBe(3);
});

it('a remote of operators is looked for in the page of an operator, which no visitor gets', async () => {
  const operations = plant('operations', 'operator');
  const origin = await startGateway(({ headers }) =>
    headers.cookie === 'pass=operator' ? `operations@${operations.version}` : 'no operations',
  );
  await expect(waitUntilShown(origin, [operations], async () => 'pass=operator')).resolves.toBeUndefined();
});
