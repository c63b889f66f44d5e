import type { Simulation } from '../use-simulation.ts';
import type { Estimate } from './local-estimate.ts';

/** The result of a simulation: the server's price, or the local one while the server is unreachable. */
export function readEstimate(simulation: Simulation): Estimate | null {
  if (simulation.status === 'failed') return simulation.estimate;
  if (simulation.status !== 'quoted') return null;
  const { lines, totalPrice, badges, distanceKm, durationSeconds } = simulation.quote;
  const metres = (distanceKm ?? 0) * 1000;
  return { lines, badges, totalCents: totalPrice.cents, metres, seconds: durationSeconds ?? 0 };
}
