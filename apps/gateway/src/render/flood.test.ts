import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHostile } from '../testing/escapes/run-escape.ts';
import { watchTargets } from '../testing/escapes/watched-targets.ts';
import { possibleConfinements, unconfined } from './confinement/confinement.ts';

let house: Awaited<ReturnType<typeof watchTargets>>;
beforeAll(async () => {
  house = await watchTargets();
});
afterAll(() => house.close());

const megabyte = 1024 * 1024;

/** Takes the channel to the gateway, and writes to it without an end. */
const flood = (text: string): string => `
  const { Duplex } = await import('node:stream');
  const { write } = Duplex.prototype;
  const channel = await new Promise((resolve) => {
    Duplex.prototype.write = function (...given) { resolve(this); return write.apply(this, given); };
    ask();
  });
  const text = ${text};
  for (;;) await new Promise((resolve) => write.call(channel, text, resolve));`;

/** How much memory the gateway takes until `end`. */
async function growth(end: Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 5);
  await end;
  clearInterval(look);
  return (most - before) / megabyte;
}

it.each([
  ['one message without an end', `'x'.repeat(${megabyte})`],
  [
    'large messages',
    `JSON.stringify({ type: 'failed', id: 999, reason: 'x'.repeat(${megabyte}), faulty: [] }) + '\\n'`,
  ],
  ['many small messages', `'{"type":"alive"}\\n'.repeat(1000)`],
  [
    'many calls',
    `'{"type":"call","id":1,"page":1,"method":"GET","path":"/","language":"fr"}\\n'.repeat(1000)`,
  ],
  ['requests for its setup', `'{"type":"awake"}\\n'.repeat(1000)`],
  ['bytes that are no message', `'\\n'.repeat(100000)`],
])('a bundle that floods the gateway with %s is ended before it takes memory', async (_what, text) => {
  const [confinement = unconfined] = possibleConfinements();
  const hostile = startHostile(confinement, flood(text), house.targets);
  await hostile.ready;
  const page = hostile.render({ url: '/', language: 'fr', config: {} });
  page.catch(() => {});
  expect(await growth(Promise.race([page.catch(() => {}), pause(20_000)]))).toBeLessThan(50);
  await expect(page).rejects.toThrow('the render process ended (flooded)');
});
