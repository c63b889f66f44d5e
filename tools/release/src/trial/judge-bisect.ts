import { listSteps, type LedgerEvent } from '@livree/release/ledger';
import { findFirstBad } from '../bisect/find-first-bad.ts';
import type { Figure } from './figure.ts';

const remotes = ['account', 'blog', 'booking', 'marketing', 'payments'] as const;
const versionsEach = 16;
const tries = 100;
/** Halving 80 steps needs this many. */
const fewestShown = 7;

type Promotion = Extract<LedgerEvent, { act: 'promote' }>;

/** A number below `limit` that looks random and is always the same for a seed. */
const drawBelow = (seed: number, limit: number): number =>
  Math.floor(Math.abs(Math.sin(seed * 12.9898 + 78.233) * 43_758.5453) % limit);

/** A ledger in which five teams have released sixteen versions each, in an order of their own. */
function plantHistory(seed: number): Promotion[] {
  const left = remotes.map((remote) => ({ remote, next: 0 }));
  return Array.from({ length: remotes.length * versionsEach }, (_, index) => {
    const open = left.filter(({ next }) => next < versionsEach);
    const team = open[drawBelow(seed * 1000 + index, open.length)] ?? open[0];
    const version = `${remotes.indexOf(team?.remote ?? 'blog')}${team?.next ?? 0}`.padStart(12, '0');
    if (team !== undefined) team.next += 1;
    const at = new Date(Date.UTC(2027, 0, 1) + index * 60_000).toISOString();
    return {
      at,
      by: team?.remote ?? '',
      previous: '',
      signature: '',
      act: 'promote',
      remote: team?.remote ?? '',
      version,
    };
  });
}

/** How many compositions were shown until the right release was named; undefined if another was. */
async function seek(seed: number): Promise<number | undefined> {
  const history = plantHistory(seed);
  const steps = listSteps(history);
  const guilty = drawBelow(seed, history.length);
  const { remote, version } = history[guilty] ?? { remote: '', version: '' };
  let shown = 0;
  const found = await findFirstBad(steps.length, async (index) => {
    shown += 1;
    // A fault stays in all later versions of its remote.
    return (steps[index]?.live[remote] ?? '') >= version;
  });
  return found !== undefined && steps[found]?.moved.includes(`${remote}@${version}`) ? shown : undefined;
}

/** Whether one fault among five remotes of sixteen versions is found by the order of the ledger alone. */
export async function judgeBisect(): Promise<Figure[]> {
  const found: number[] = [];
  for (let seed = 1; seed <= tries; seed += 1) {
    const shown = await seek(seed);
    if (shown !== undefined) found.push(shown);
  }
  const most = Math.max(...found);
  return [
    {
      name: `guilty releases named among ${remotes.length} remotes of ${versionsEach} versions`,
      value: `${found.length} of ${tries}, with at most ${most} compositions shown`,
      limit: `all, with at most ${fewestShown}`,
      isMet: found.length === tries && most <= fewestShown,
    },
  ];
}
