import { releaseName, shellId } from '@livree/release';
import { judgeCanary, usualShare, type CanaryPolicy, type CanaryState } from '@livree/release/canary';
import { beginCanary, Refusal, type Ledger } from '@livree/release/ledger';
import { describeCanary, toFigures } from '../canary/describe-canary.ts';
import { readCanary, runningCanaries, type ReadCounts } from '../canary/read-canary.ts';
import { formatPercent, parsePercent } from './percent.ts';

/** The part of a context that canaries need. */
export interface CanarySurroundings {
  readonly ledger: Ledger;
  readonly counts: ReadCounts;
  now(): Date;
}

const dayMs = 86_400_000;
const mostShare = 0.5;

/** The visits of the site in the last day; undefined if nobody knows. Every visit has a shell, whichever was live then. */
async function dailyVisits({ counts, now }: CanarySurroundings): Promise<number | undefined> {
  const counted = await counts(new Date(now().getTime() - dayMs));
  return counted
    ?.filter(({ release }) => release.startsWith(releaseName(shellId, '')))
    .reduce((sum, { visits }) => sum + visits, 0);
}

/** The share of a canary. @param asked as it was typed; empty for the usual one @throws Refusal for none, or too much */
export async function chooseShare(context: CanarySurroundings, asked: string): Promise<number> {
  if (asked === '') return usualShare(await context.ledger.canaryPolicy(), await dailyVisits(context));
  const share = parsePercent(asked);
  if (share > mostShare)
    throw new Refusal(`a canary gets ${formatPercent(mostShare)} of the visitors at most`);
  return share;
}

/** What becomes a canary: a release that may be promoted, and its share. */
interface WantedCanary {
  readonly remote: string;
  readonly version: string;
  readonly share: number;
}

/**
 * `--canary [5%]`: gives a release to a part of the visitors. One that they get already goes on with what was counted.
 * @throws Refusal if the ledger refuses
 */
export async function canaryCommand(
  { ledger, now }: CanarySurroundings,
  { remote, version, share }: WantedCanary,
): Promise<string[]> {
  const name = releaseName(remote, version);
  const running = (await ledger.live()).canaries[remote];
  if (running?.version === version && running.share === share && !running.isPaused)
    return [`${name} is a canary for ${formatPercent(share)} of the visitors already, and goes on as it is`];
  await beginCanary(ledger, { remote, version, share }, now());
  const begun = `${name} is a canary: ${formatPercent(share)} of the visitors get it; it goes on or back by itself, and rollback ${name} ends it`;
  return running === undefined || running.version === version
    ? [begun]
    : [`${releaseName(remote, running.version)} was a canary and is gone; ${begun}`];
}

function describeFigures(state: CanaryState | undefined, policy: CanaryPolicy): string {
  if (state === undefined) return 'counts unknown';
  const figures = toFigures(state, judgeCanary(state, policy));
  return `${describeCanary(figures)}; back at ${policy.back}, on at ${policy.on} or after ${policy.mostVisits} visits`;
}

/** One line for each canary: its share, what visitors met with and without it, and how strongly that speaks against it. */
export async function canaryLines({ ledger, counts, now }: CanarySurroundings): Promise<string[]> {
  const policy = await ledger.canaryPolicy();
  const lines = runningCanaries(await ledger.live()).map(async (running) => {
    const { canary, name } = running;
    const state = await readCanary(running, counts, { now: now(), policy });
    const told = [`${name}  canary for ${formatPercent(canary.share)}`, describeFigures(state, policy)];
    if (canary.isPaused) told.push('paused');
    if (canary.isAsked) told.push('undecided: promote it, or roll it back');
    return told.join('  ');
  });
  return Promise.all(lines);
}
