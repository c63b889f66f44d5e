import { alternate, type Rounds } from './alternate.ts';
import type { Prepared } from './engine.ts';
import { bareLoad, loadNames, ourLoads } from './loads.ts';
import { type RaceReport, raceForSlots } from './race.ts';
import { type Health, fetchHealth, type RunningServer } from './running-api.ts';

export interface EngineFigures {
  readonly loads: Readonly<Record<string, Rounds>>;
  /** Our API's health, during and after the loads. */
  readonly health: Health;
  readonly race: RaceReport;
}

/** Loads our API and the bare handlers in turn with everything, then lets all customers race. */
export async function measureEngine(
  api: RunningServer,
  bare: RunningServer,
  prepared: Prepared,
  rounds: number,
  say: (line: string) => void,
): Promise<EngineFigures> {
  await api.ask('reset');
  const loads: Record<string, Rounds> = {};
  for (const name of loadNames) {
    say(name);
    const next = ourLoads[name](prepared);
    const ours = { baseUrl: api.baseUrl, next };
    const theirs = { baseUrl: bare.baseUrl, next: bareLoad(name, next) };
    loads[name] = await alternate(ours, theirs, rounds, say);
  }
  const health = await fetchHealth(api);
  return { loads, health, race: await raceForSlots(api.baseUrl, prepared) };
}
