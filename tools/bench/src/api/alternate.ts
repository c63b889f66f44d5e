import type { LoadRequest } from 'autocannon';
import { type Load, measureLoad, warmUp } from './measure-load.ts';

/** One of two compared servers. */
export interface Contender {
  readonly baseUrl: string;
  readonly next: () => LoadRequest;
}

/** The results of both in each round. */
export interface Rounds {
  readonly ours: readonly Load[];
  readonly bare: readonly Load[];
}

/** Loads both in turn; the order alternates each round. */
export async function alternate(
  ours: Contender,
  bare: Contender,
  rounds: number,
  say: (line: string) => void,
): Promise<Rounds> {
  const results: { readonly ours: Load[]; readonly bare: Load[] } = { ours: [], bare: [] };
  for (const { baseUrl, next } of [ours, bare]) await warmUp(baseUrl, next);
  for (let round = 1; round <= rounds; round += 1) {
    const turns = [
      ['ours', ours],
      ['bare', bare],
    ] as const;
    for (const [name, { baseUrl, next }] of round % 2 === 1 ? turns : turns.toReversed()) {
      const load = await measureLoad(baseUrl, next);
      results[name].push(load);
      say(`  ${round}/${rounds} ${name}: ${Math.round(load.requestsPerSecond)} requests/s`);
    }
  }
  return results;
}
