import { createServer } from 'node:http';
import { freePort } from '@livree/server/free-port';
import { expect, it, onTestFinished } from 'vitest';
import { waitUntilShown } from './wait-until-shown.ts';

it('a page of what was live before is not taken for a page of the release that has joined', async () => {
  const answers = ['blog@old', 'blog@old', 'blog@new'];
  let asked = 0;
  const port = await freePort();
  const server = createServer((_, response) => {
    response.end(answers[Math.min(asked++, answers.length - 1)]);
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((listening) => void server.listen(port, '127.0.0.1', listening));

  await waitUntilShown(`http://127.0.0.1:${port}`, { blog: 'new' });

  expect(asked).toBe(3);
});
