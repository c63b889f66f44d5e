import { apiBase } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { createAeroDataBoxFlights } from './aerodatabox/aerodatabox-flights.ts';
import { flightsRoutes } from './flights.routes.ts';
import type { FlightProvider } from './model/flight-provider.ts';
import { type LookAtFlights, noticePath, noticeRoutes } from './notices.routes.ts';
import { createSandboxFlights } from './sandbox/sandbox-flights.ts';

export { FlightsError } from './model/flight-provider.ts';
export type { FlightProvider } from './model/flight-provider.ts';
export type { FlightReport } from './model/flight-report.ts';
export { removeNotices } from './notices.repository.ts';
export { calculateWayOut } from './model/way-out.ts';

/** Who follows flights, as customers read it; null if nobody does, so that following one is not sold. */
export function findFlightSource({
  flights,
}: Pick<Config, 'flights'>): { readonly source: string; readonly isSandbox: boolean } | null {
  if (flights.aeroDataBox !== null) return { source: 'AeroDataBox', isSandbox: false };
  return flights.isSandbox ? { source: 'sandbox', isSandbox: true } : null;
}

/** Who follows flights for this operator; null if nobody does. */
export function openFlights({ config, clock }: Pick<Deps, 'config' | 'clock'>): FlightProvider | null {
  const { aeroDataBox, isSandbox } = config.flights;
  if (!aeroDataBox) return isSandbox ? createSandboxFlights({ clock }) : null;
  const { key, url, webhookSecret } = aeroDataBox;
  const noticeUrl = webhookSecret === undefined ? null : writeNoticeUrl(config, webhookSecret);
  return createAeroDataBoxFlights({ key, url, timeoutMs: config.providerTimeoutMs }, noticeUrl);
}

/** AeroDataBox refuses an address that leaves its port out. */
function writeNoticeUrl({ siteUrl }: Config, secret: string): string {
  const site = new URL(siteUrl);
  const port = site.port || (site.protocol === 'https:' ? '443' : '80');
  return `${site.protocol}//${site.hostname}:${port}${apiBase}${noticePath(secret)}`;
}

/** Takes notices of changes where a source sends them. */
export async function registerFlightNotices(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'db' | 'clock'>,
  look: LookAtFlights,
): Promise<void> {
  const secret = deps.config.flights.aeroDataBox?.webhookSecret;
  if (secret !== undefined) await app.register((notices) => noticeRoutes(notices, deps, { secret, look }));
}

/** Checks flights for those who book. */
export function register(app: FastifyInstance, deps: Deps): void {
  flightsRoutes(app, deps, openFlights(deps));
}
