import { createServer } from 'node:http';
import { freePort } from '@livree/server/free-port';
import { expect, it } from 'vitest';
import { countsReader } from './counts-reader.ts';

const count = { arm: 'live', visits: 1, failedVisits: 0, tallies: {} };

it('says why the API does not tell what was counted, once for each reason', async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let answer: { status: number; body: unknown } = { status: 503, body: {} };
  const api = createServer((_request, response) => {
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  const told: string[] = [];
  let now = 0;
  const read = countsReader({
    locateApi: async () => origin,
    secrets: [],
    announce: (line) => void told.push(line),
    time: () => now,
  });
  const readTwice = async () => {
    const [first] = [await read(), await read()];
    return first;
  };
  const says = `the API at ${origin} does not tell what was counted: `;

  expect(await readTwice()).toBeUndefined();
  expect(told.splice(0)).toEqual([expect.stringContaining(`${says}connect ECONNREFUSED`)]);
  await new Promise<void>((resolve) => void api.listen(port, '127.0.0.1', resolve));
  await readTwice();
  expect(told.splice(0)).toEqual([`${says}the API answers 503 about counts`]);
  const release = `${'a'.repeat(32)}@0123456789ab`;
  answer = { status: 200, body: { counts: [{ ...count, release }] } };
  await readTwice();
  expect(told.splice(0)).toEqual([
    expect.stringContaining(`${says}its answer is not valid at counts.0.release`),
  ]);
  answer = { status: 200, body: { counts: [{ ...count, release: 'booking@0123456789ab' }] } };
  expect(await readTwice()).toHaveLength(1);
  answer = { status: 503, body: {} };
  await readTwice();
  expect(told.splice(0)).toHaveLength(1);
  now += 61_000;
  await readTwice();
  expect(told).toHaveLength(1);
  api.close();
});
