import type { Telemetry } from './telemetry.ts';

const silent: Telemetry = { observe: () => {}, stop: async () => {} };

/** @param endpoint of an OTLP collector over HTTP, without the signal's path; without it nothing is sent */
export async function openTelemetry(endpoint: string | undefined): Promise<Telemetry> {
  if (endpoint === undefined) return silent;
  const { otlpTelemetry } = await import('./otlp.ts');
  return otlpTelemetry(endpoint);
}
