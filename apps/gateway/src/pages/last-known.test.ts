import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';

/** What the API returns as news; undefined while it is unreachable. */
let said: string | undefined;
let seconds = 0;
let site: PlantedSite;

const api = createServer((_request, answer) => {
  if (said === undefined) answer.writeHead(503);
  answer.end(said);
});

beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const address = api.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  site = await plantSite({ API_ORIGIN: origin }, { now: () => seconds * 1000 });
});
afterAll(async () => {
  await site.close();
  api.close();
});

/** The heading of a page requested some seconds later. */
async function headingAfter(pause: number, url: string): Promise<string | undefined> {
  seconds += pause;
  const { body } = await site.app.inject({ url });
  return /<h1>(.*)<\/h1>/.exec(body)?.[1];
}

describe('while the API is unreachable', () => {
  it('a page shows its last complete render for half an hour', async () => {
    said = 'first';
    expect(await headingAfter(0, '/news')).toBe('first');
    said = undefined;
    expect(await headingAfter(11, '/news')).toBe('first');
    expect(await headingAfter(25 * 60, '/news')).toBe('first');
    expect(await headingAfter(5 * 60, '/news')).toBe('nothing');
  });

  it('rendering a page is tried again every three seconds', async () => {
    said = 'second';
    expect(await headingAfter(4, '/news')).toBe('second');
    said = undefined;
    expect(await headingAfter(11, '/news')).toBe('second');
    said = 'third';
    expect(await headingAfter(1, '/news')).toBe('second');
    expect(await headingAfter(3, '/news')).toBe('third');
  });

  it('a page with noindex is not kept', async () => {
    said = 'only for one';
    expect(await headingAfter(0, '/news/of-one')).toBe('only for one');
    said = undefined;
    expect(await headingAfter(11, '/news/of-one')).toBe('nothing');
  });
});
