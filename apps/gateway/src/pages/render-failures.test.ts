import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';

let site: PlantedSite;

beforeAll(async () => {
  site = await plantSite({ LIVREE_SITE_URL: 'https://livree.example/', LIVREE_TRIALS: 'open' });
});

afterAll(() => site.close());
const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

describe('a page that cannot be rendered', () => {
  const errors = () => JSON.stringify(site.counts().errors);

  it.each(['/throw', '/loop', '/exit', '/slow'])(
    '%s is left to the browser, counted, and does not affect other pages',
    async (path) => {
      const [faulty, innocent] = await Promise.all([get(path), get(`/vehicles?q=beside-${path.slice(1)}`)]);
      expect([faulty.statusCode, faulty.headers['x-livree-render']]).toEqual([200, 'shell']);
      expect(faulty.body).toContain('<div id="livree-root"></div>');
      expect(faulty.body).toContain('shell.e1.js');
      expect(innocent.headers['x-livree-render']).toBe('server');
      expect(errors()).toContain(`"blog@${site.releases['blog']?.version}"`);
      expect((await get(`/vehicles?q=after-${path.slice(1)}`)).headers['x-livree-render']).toBe('server');
    },
  );

  it('is not rendered again at once if it ended its process, but its neighbours are', async () => {
    const counted = errors();
    expect((await get('/loop?q=again')).headers['x-livree-render']).toBe('shell');
    expect(errors()).toBe(counted);
    expect((await get('/vehicles?q=beside-again')).headers['x-livree-render']).toBe('server');
  });

  it('is left to the browser if the shell answers that it did not render it', async () => {
    expect((await get('/browser-only')).headers['x-livree-render']).toBe('shell');
  });
});

it('the log names only the route of a page that failed, because its address may contain a code', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const logged = await plantSite({}, { logger: { level: 'warn', stream } });
  await logged.app.inject({ url: '/verify/S3cret' });
  await logged.close();
  expect(lines.join('')).toContain('/verify/:code');
  expect(lines.join('')).not.toContain('S3cret');
});

it('every page is left to the browser if the shell’s own renderer cannot start', async () => {
  const broken = await plantSite({}, { render: "throw new Error('no');" });
  const { headers, statusCode } = await broken.app.inject({ url: '/' });
  expect([statusCode, headers['x-livree-render']]).toEqual([200, 'shell']);
  await broken.close();
});
