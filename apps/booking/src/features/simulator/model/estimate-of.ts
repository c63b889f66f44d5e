import type { Simulation } from '../use-simulation.ts';
import type { Estimate } from './local-estimate.ts';

/** The result of a simulation: the server's price, or the local one while the server is unreachable. */
export function estimateOf(simulation: Simulation): Estimate | null {
  if (simulation.status === 'failed') return simulation.estimate;
  if (simulation.status !== 'quoted') return null;
  const { lines, totalPrice, badges } = simulation.quote;
  return { lines, badges, totalCents: totalPrice.cents };
}
