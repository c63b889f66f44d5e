import type { Telemetry } from './telemetry.ts';

const silent: Telemetry = { observe: () => {}, watch: () => {}, stop: async () => {} };

/** Who receives what is measured. */
export interface Audience {
  /** A collector over HTTP (OTLP), without the signal's path. */
  readonly collector?: string | undefined;
  /** Where Prometheus reads metrics. */
  readonly metrics?: { readonly host: string; readonly port: number } | undefined;
}

/** What the program is called there. */
export type Service = 'livree-gateway' | 'livree-api' | 'livree-worker';

/** Without an audience nothing is loaded or measured. */
export async function openTelemetry(service: Service, { collector, metrics }: Audience): Promise<Telemetry> {
  if (collector === undefined && metrics === undefined) return silent;
  const { measuring } = await import('./measuring.ts');
  return measuring(service, { collector: collector?.replace(/\/$/, ''), metrics });
}
