import { countedLoad, type NextRequest } from '../api/measure-load.ts';
import { median } from '../report.ts';
import { conditions, type LoadName } from './conditions.ts';
import { byRole, type Cost, type Figure, roles } from './figures.ts';
import type { StartedRoles } from './started-roles.ts';

/** A server with the requests that it gets. */
export interface Asked {
  readonly baseUrl: string;
  readonly next: NextRequest;
}

export interface Comparison {
  readonly load: LoadName;
  readonly ours: Asked;
  readonly bare: Asked & { readonly pid: number };
  /** Called around each of our rounds, afterwards with the number of its requests. */
  readonly beforeOurs?: () => Promise<void>;
  readonly afterOurs?: (requests: number) => Promise<void>;
}

const requireAnswers = (failures: number): void => {
  if (failures > 0) throw new Error(`${failures} requests failed`);
};

/** The median of each part over the rounds. */
export const medianCost = (costs: readonly Cost[]): Cost =>
  byRole((role) => median(costs.map((cost) => cost[role])));

/** What each role used for one of so many things that happened meanwhile. */
export async function measureCost(
  started: StartedRoles,
  count: () => Promise<number>,
): Promise<{ cost: Cost; units: number }> {
  const before = started.readUsage();
  const units = await count();
  const after = started.readUsage();
  return { cost: byRole((role) => (after[role].ms - before[role].ms) / units), units };
}

const withoutDatabase = (cost: Cost): number =>
  roles.filter((role) => role !== 'database').reduce((sum, role) => sum + cost[role], 0);

/** Loads ours and the bare server in turn; the order alternates, and the first round only warms up. */
export async function compare(
  started: StartedRoles,
  { load, ours, bare, beforeOurs, afterOurs }: Comparison,
  say: (line: string) => void,
): Promise<Figure> {
  const requests = conditions.requests[load];
  const mine: { cost: Cost; perSecond: number }[] = [];
  const theirs: { server: number; database: number; perSecond: number }[] = [];

  async function loadOurs(isCounted: boolean): Promise<void> {
    await beforeOurs?.();
    let perSecond = 0;
    const { cost } = await measureCost(started, async () => {
      const answered = await countedLoad(ours.baseUrl, ours.next, requests);
      requireAnswers(answered.failures);
      perSecond = answered.requestsPerSecond;
      return requests;
    });
    if (isCounted) mine.push({ cost, perSecond });
    await afterOurs?.(requests);
  }

  async function loadBare(isCounted: boolean): Promise<void> {
    const before = started.readUsageOf(bare.pid);
    const answered = await countedLoad(bare.baseUrl, bare.next, requests);
    requireAnswers(answered.failures);
    const after = started.readUsageOf(bare.pid);
    if (isCounted)
      theirs.push({
        server: (after.server - before.server) / requests,
        database: (after.database - before.database) / requests,
        perSecond: answered.requestsPerSecond,
      });
  }

  for (let round = 0; round <= conditions.rounds; round += 1) {
    const turns = [loadOurs, loadBare];
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn(round > 0);
    say(`${load} ${round}/${conditions.rounds}`);
  }
  return {
    cost: medianCost(mine.map(({ cost }) => cost)),
    bare: {
      server: median(theirs.map(({ server }) => server)),
      database: median(theirs.map(({ database }) => database)),
    },
    ratio: median(mine.map(({ cost }, round) => withoutDatabase(cost) / (theirs[round]?.server ?? 0))),
    perSecond: {
      ours: median(mine.map(({ perSecond }) => perSecond)),
      bare: median(theirs.map(({ perSecond }) => perSecond)),
    },
  };
}
