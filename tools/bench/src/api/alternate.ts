import { conditions } from './conditions.ts';
import type { Engine, EngineName } from './engine.ts';
import { loads } from './loads.ts';
import { type Load, measureLoad, warmUp } from './measure-load.ts';

/** What each engine did in each round. */
export interface LoadRounds {
  readonly name: string;
  readonly results: Readonly<Record<EngineName, Load[]>>;
}

/**
 * Loads both engines in turn, the other one first in every second round.
 * @param deadline milliseconds since the epoch after which no further round starts; there is at least one
 */
export async function alternate(
  engines: readonly Engine[],
  deadline: number,
  say: (line: string) => void,
): Promise<LoadRounds[]> {
  const all = Object.entries(loads).map(([name, load]) => {
    const results: LoadRounds['results'] = { pglite: [], postgres: [] };
    return { name, results, turns: engines.map((engine) => ({ engine, next: load(engine) })) };
  });
  say('warming both up');
  for (const { turns } of all) for (const { engine, next } of turns) await warmUp(engine.baseUrl, next);
  for (let round = 1; round <= conditions.rounds; round += 1) {
    if (round > 1 && Date.now() > deadline) break;
    for (const { name, results, turns } of all) {
      for (const { engine, next } of round % 2 === 1 ? turns : turns.toReversed()) {
        const load = await measureLoad(engine.baseUrl, next);
        results[engine.name].push(load);
        say(
          `${name} ${round}/${conditions.rounds} ${engine.name}: ${Math.round(load.requestsPerSecond)} requests/s`,
        );
      }
    }
  }
  return all.map(({ name, results }) => ({ name, results }));
}
