import { oddAddresses, oddPaths } from '@livree/release/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { plantSite, type PlantedSite } from '../testing/planted-site.ts';

let site: PlantedSite;
beforeAll(async () => {
  site = await plantSite();
  for (const [id, path] of Object.entries(oddPaths))
    await site.promote(await site.publish({ id, paths: [path] }));
  await vi.waitFor(async () => expect(await pageOwner('/guides')).toBe('guides'), { timeout: 20_000 });
});
afterAll(() => site.close());

/** The remote that owns the document's page, after the redirects that a browser would follow. */
async function pageOwner(url: string): Promise<string | undefined> {
  const { statusCode, headers, body } = await site.app.inject({ url });
  if (statusCode === 301) return pageOwner(String(headers.location));
  expect(statusCode).toBe(200);
  return /href="\/assets\/(?<owner>[a-z-]+)\/\w+\/page\./.exec(body)?.groups?.['owner'];
}

it.each(oddAddresses)('the gateway gives %s to %s', async (address, owner) => {
  expect(await pageOwner(address)).toBe(owner);
});
