import type { MapsProvider } from '@livree/maps';
import { createEmbeddedMaps } from '@livree/maps/embedded';
import { createGoogleMaps } from '@livree/maps/google';
import type { Deps } from '../../deps.ts';
import { traceCall } from '../../platform/telemetry/trace-call.ts';

/** A drive asks twice, each with a second attempt; together they take less than the ten seconds of a request. */
const longestAttemptMs = 2000;

/** Google's places and routes if its key is configured; the embedded ones otherwise and whenever Google fails. */
export function openMaps({ config, log, clock }: Pick<Deps, 'config' | 'log' | 'clock'>): MapsProvider {
  const embedded = createEmbeddedMaps();
  if (!config.googleMaps) return embedded;
  const timeoutMs = Math.min(config.providerTimeoutMs, longestAttemptMs);
  return createGoogleMaps(
    { ...config.googleMaps, timeoutMs },
    {
      embedded,
      watchCall: (operation, call) => traceCall('google maps', operation, call),
      now: () => clock.now().getTime(),
      onFailure: (error) => log.warn({ err: error }, 'maps service failed, embedded maps answer'),
    },
  );
}
