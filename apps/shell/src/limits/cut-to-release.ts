import type { ShellServices } from '@livree/platform';
import type { BrowserRelease } from '@livree/release';
import { comparePrices } from './compare-prices.ts';
import { cutServices, type Cut } from './cut-services.ts';
import { readLimits } from './known-limits.ts';

/**
 * The services for the code of a release. Its telemetry gets what the release is refused, and an order whose sum its page did not
 * show.
 */
export function cutToRelease(services: ShellServices, release: BrowserRelease): Cut {
  const { api, telemetry } = services;
  const compared = {
    ...services,
    api: comparePrices(api, (fault) => telemetry.error(fault, { where: 'price' })),
  };
  const onRefused = (refusal: Error) => telemetry.error(refusal, { where: 'limit' });
  return cutServices(compared, { id: release.id, limits: readLimits(release), onRefused });
}
