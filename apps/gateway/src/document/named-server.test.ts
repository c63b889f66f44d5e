import { afterEach, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';
import { readWrittenComposition } from '../testing/written-composition.ts';

const digest = `sha256:${'0a'.repeat(32)}`;

let site: PlantedSite;
afterEach(() => site.close());

async function readNames() {
  const [health, page] = await Promise.all(['/healthz', '/vehicles'].map((url) => site.app.inject({ url })));
  const { image } = health?.json<{ image?: string }>() ?? {};
  return [image, readWrittenComposition(page?.body ?? '').server];
}

it.each([
  ['by its digest', `registry.example.com:5000/livree@${digest}`, digest],
  ['by a tag alone', 'livree:latest', undefined],
])('a gateway whose image is named %s', async (_what, image, told) => {
  site = await plantSite({ LIVREE_IMAGE: image });
  expect(await readNames()).toEqual([told, told]);
  expect(() => readConfig({ LIVREE_IMAGE: `${image}@${digest.slice(0, -1)}` })).toThrow(
    'LIVREE_IMAGE must be the name of an image',
  );
});
