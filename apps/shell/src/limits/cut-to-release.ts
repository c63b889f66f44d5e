import type { ShellServices } from '@livree/platform';
import type { BrowserRelease } from '@livree/release';
import { comparePrices } from './compare-prices.ts';
import { cutServices, type Cut } from './cut-services.ts';
import { readLimits } from './known-limits.ts';

/** Reports what a remote was refused, and an order whose sum its page did not show. */
export interface LimitReports {
  readonly onRefused: (refusal: Error) => void;
  readonly onWrongPrice: (fault: Error) => void;
}

/** The services for the code of a release. */
export function cutToRelease(
  services: ShellServices,
  release: BrowserRelease,
  { onRefused, onWrongPrice }: LimitReports,
): Cut {
  const compared = { ...services, api: comparePrices(services.api, onWrongPrice) };
  return cutServices(compared, { id: release.id, limits: readLimits(release), onRefused });
}
