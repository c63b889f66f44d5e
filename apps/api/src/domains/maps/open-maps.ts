import type { MapsProvider } from '@livree/maps';
import { createEmbeddedMaps } from '@livree/maps/embedded';
import { createGoogleMaps } from '@livree/maps/google';
import type { Deps } from '../../deps.ts';

/** A drive asks twice, each with a second attempt: together they stay under the ten seconds that a request may take. */
const longestAttemptMs = 2000;

/** Google's places and routes when its key is configured, our own otherwise and whenever Google fails. */
export function openMaps({ config, log, clock }: Pick<Deps, 'config' | 'log' | 'clock'>): MapsProvider {
  const embedded = createEmbeddedMaps();
  if (!config.googleMaps) return embedded;
  const timeoutMs = Math.min(config.providerTimeoutMs, longestAttemptMs);
  return createGoogleMaps(
    { ...config.googleMaps, timeoutMs },
    {
      embedded,
      now: () => clock.now().getTime(),
      onFailure: (error) => log.warn({ err: error }, 'maps service failed, embedded maps answer'),
    },
  );
}
