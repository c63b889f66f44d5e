import { afterAll, beforeAll, expect, it } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';

let site: PlantedSite;
beforeAll(async () => {
  site = await plantSite({ LIVREE_GOOGLE_ISSUER: 'https://id.example' });
});
afterAll(() => site.close());

const plan = { id: 'booking', edition: '2', paths: ['/reservation'], provides: [] };
const surface = {
  links: [],
  reads: { path: [], query: [] },
  slots: { provides: {}, places: {} },
  storage: { reads: ['localStorage selectedVehicle'], writes: ['localStorage selectedVehicle'] },
  hosts: ['wa.me'],
  drafts: { booking: { version: 1, schema: {} } },
  messages: { uses: {}, missing: [] },
  exports: {},
  calls: {},
  leavingStyles: [],
};

async function ask(version: string, id = 'booking') {
  const { statusCode, headers, body } = await site.app.inject({ url: `/limits/${id}/${version}` });
  return {
    statusCode,
    kept: headers['cache-control'],
    limits: body === '' ? undefined : (JSON.parse(body) as unknown),
  };
}

it('a browser reads what a published release may use, and where pages may lead', async () => {
  const { version } = await site.publish({ ...plan, surface });
  expect(await ask(version)).toEqual({
    statusCode: 200,
    kept: 'public, max-age=3600',
    limits: {
      calls: [],
      storage: ['localStorage selectedVehicle'],
      drafts: ['booking'],
      hosts: ['wa.me', 'id.example'],
    },
  });
});

it('a release that was never published, or that says nothing of its hosts, has no limits', async () => {
  const nothing = { statusCode: 204, kept: 'no-store', limits: undefined };
  expect(await ask(site.releases['booking']?.version ?? '')).toEqual(nothing);
  expect(await ask('0123456789ab')).toEqual(nothing);
  expect(await ask('none')).toEqual(nothing);
});
