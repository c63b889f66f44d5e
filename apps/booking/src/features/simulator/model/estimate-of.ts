import type { Simulation } from '../use-simulation.ts';
import type { Estimate } from './local-estimate.ts';

/** What a simulation found: the server's price, or the local one while the server is away. */
export function estimateOf(simulation: Simulation): Estimate | null {
  if (simulation.status === 'failed') return simulation.estimate;
  if (simulation.status !== 'quoted') return null;
  const { lines, totalPrice, badges } = simulation.quote;
  return { lines, badges, totalCents: totalPrice.cents };
}
