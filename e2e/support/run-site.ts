import { startGoogle } from '@livree/dev/google-stand-in';
import { freePort } from '@livree/server/free-port';
import { browserKey } from './google-maps.ts';
import { operator } from './operator.ts';
import { startSite } from './site.ts';

/** Starts one fresh, seeded site for all journeys, or uses that of LIVREE_E2E_ORIGIN. */
export default async function runSite(): Promise<() => Promise<void>> {
  if (process.env['LIVREE_E2E_ORIGIN'] !== undefined) return async () => undefined;
  const google = await startGoogle();
  const maps = { LIVREE_GOOGLE_MAPS_BROWSER_KEY: browserKey };
  const assets = { LIVREE_ASSET_ORIGINS: `http://localhost:${await freePort()}` };
  const site = await startSite({ ...google.variables, ...operator, ...maps, ...assets }).catch(
    (error: unknown) => {
      google.stop();
      throw error;
    },
  );
  process.env['LIVREE_E2E_ORIGIN'] = site.origin;
  process.env['LIVREE_E2E_DATA'] = site.data;
  process.env['LIVREE_E2E_MAILBOX'] = site.mailbox;
  process.env['LIVREE_E2E_ASSET_ORIGIN'] = assets.LIVREE_ASSET_ORIGINS;
  return async () => {
    await site.stop();
    google.stop();
  };
}
