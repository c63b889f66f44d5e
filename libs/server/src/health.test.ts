import { expect, it, onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { answerHealth } from './health.ts';

const host = '127.0.0.1';

it('a program says whether its work goes on and whether it can do it, and nothing else', async () => {
  const port = await freePort();
  const state = { alive: true, ready: false };
  const isReady = async () => {
    if (!state.alive) throw new Error('the database is gone');
    return state.ready;
  };
  onTestFinished(await answerHealth({ host, port, isAlive: () => state.alive, isReady }));
  const ask = async (path: string) => (await fetch(`http://${host}:${port}${path}`)).status;
  const all = async () => [await ask('/livez'), await ask('/readyz'), await ask('/')];
  expect(await all()).toEqual([200, 503, 404]);
  state.ready = true;
  expect(await all()).toEqual([200, 200, 404]);
  state.alive = false;
  expect(await all()).toEqual([503, 503, 404]);
});

it('a taken port is named with its variable', async () => {
  const port = await freePort();
  const given = { host, port, isReady: () => true };
  onTestFinished(await answerHealth(given));
  await expect(answerHealth(given)).rejects.toThrow(
    `Port ${port} is taken; stop what uses it or choose another with LIVREE_HEALTH_PORT.`,
  );
});
