import { afterEach, describe, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';

let site: PlantedSite;
afterEach(() => site.close());

const get = (url: string, remoteAddress = '203.0.113.1') => site.app.inject({ url, remoteAddress });

describe('uncached pages', () => {
  it('are refused to an address that requests too many, in its language, while cached pages and others are served', async () => {
    site = await plantSite({ LIVREE_RATE_LIMIT_SCALE: '0.02' });
    for (let page = 1; page <= 5; page += 1)
      expect((await get(`/vehicles?page=${page}`)).statusCode).toBe(200);
    const refused = await get('/de/vehicles?page=6', '203.0.113.1');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(refused.body).toContain('zu viele Seiten');
    for (let again = 0; again < 20; again += 1) expect((await get('/vehicles?page=1')).statusCode).toBe(200);
    expect((await get('/vehicles?page=6', '203.0.113.2')).headers['x-livree-render']).toBe('server');
  });

  it('are refused to a network that requests too many over IPv6, whatever address of its own it uses', async () => {
    site = await plantSite({ LIVREE_RATE_LIMIT_SCALE: '0.02' });
    const statuses = [];
    for (let page = 1; page <= 6; page += 1)
      statuses.push((await get(`/vehicles?page=${page}`, `2001:db8:1:2::${page}`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await get('/vehicles?page=7', '2001:db8:1:3::1')).statusCode).toBe(200);
  });

  it('are left to the browser if all visitors together request too many', async () => {
    site = await plantSite({ LIVREE_RATE_LIMIT_SCALE: '0.002' });
    const modes = [];
    for (let visitor = 1; visitor <= 5; visitor += 1)
      modes.push((await get(`/vehicles?page=${visitor}`, `203.0.113.${visitor}`)).headers['x-livree-render']);
    expect(modes).toEqual(['server', 'server', 'server', 'server', 'shell']);
    expect((await get('/vehicles?page=1', '203.0.113.9')).headers['x-livree-render']).toBe('server');
  });

  it('are not rendered again for parameters that no page reads', async () => {
    site = await plantSite({ LIVREE_RATE_LIMIT_SCALE: '0.02' });
    const { body } = await get('/vehicles?page=2');
    for (let count = 0; count < 20; count += 1) {
      const same = await get(`/vehicles?utm_source=${count}&page=2&x${count}=1`);
      expect([same.statusCode, same.body]).toEqual([200, body]);
    }
  });
});

it('a page with a replaced remote has noindex', async () => {
  site = await plantSite({ LIVREE_TRIALS: 'open' });
  const release = await site.publish({ id: 'blog', edition: '2', paths: ['/blog'] });
  expect((await get(`/?remote=blog@${release.version}`)).headers['x-robots-tag']).toBe('noindex');
  expect((await get('/')).headers).not.toHaveProperty('x-robots-tag');
});
