import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import type { FlightProvider } from './model/flight-provider.ts';
import { createSandboxFlights } from './sandbox/sandbox-flights.ts';

export { FlightsError } from './model/flight-provider.ts';
export type { FlightProvider } from './model/flight-provider.ts';
export type { FlightReport } from './model/flight-report.ts';
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
  return config.flights.isSandbox ? createSandboxFlights({ clock }) : null;
}
