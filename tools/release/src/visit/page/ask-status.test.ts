import { expect, test } from 'vitest';
import { createAskStatus } from './ask-status.ts';

const shellAlone = () => new Response(null, { headers: { 'x-livree-render': 'shell' } });
const missing = () => new Response(null, { status: 404, headers: { 'x-livree-render': 'server' } });

/** A site that gives these answers one after the other, and the last one from then on. */
function answerWith(...answers: (() => Response)[]) {
  let asks = 0;
  const askStatus = createAskStatus({
    ask: async () => (answers[asks++] ?? answers.at(-1) ?? missing)(),
  });
  return { askStatus: () => askStatus('http://localhost/blog/1', { visitor: 'nobody' }), asks: () => asks };
}

test('a page that the server has no time for is asked for again', async () => {
  const site = answerWith(shellAlone, missing);
  expect(await site.askStatus()).toBe(404);
});

test('a page that is always left to the browser has the status of its document', async () => {
  const site = answerWith(shellAlone);
  expect(await site.askStatus()).toBe(200);
  expect(await site.askStatus()).toBe(200);
  expect(site.asks()).toBe(3);
});

test('a missing page is asked for once more by the next look', async () => {
  const site = answerWith(missing);
  expect([await site.askStatus(), await site.askStatus()]).toEqual([404, 404]);
  expect(site.asks()).toBe(2);
});
