import { parseArgs } from 'node:util';
import { shellId } from '@livree/release';
import { listSteps, type Ledger, type Step } from '@livree/release/ledger';
import { findFirstBad } from '../bisect/find-first-bad.ts';
import type { ReplaySite, SoughtFault } from '../bisect/open-replay.ts';
import { parseDuration } from './duration.ts';
import { formatTime } from './format-time.ts';

/** The part of a context that looking for a fault needs. */
interface Host {
  readonly ledger: Pick<Ledger, 'history'>;
  replay(fault: SoughtFault): Promise<ReplaySite>;
  now(): Date;
  announce(line: string): void;
}

interface BisectOptions {
  readonly fault: SoughtFault;
  /** Milliseconds before now; by default all steps are asked. */
  readonly since: number | undefined;
}

function readOptions(args: readonly string[]): BisectOptions | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { page: { type: 'string' }, with: { type: 'string' }, since: { type: 'string' } },
    });
    const { page, with: command } = values;
    if ((page === undefined) === (command === undefined)) return undefined;
    if (page !== undefined && !page.startsWith('/')) return undefined;
    const since = values.since === undefined ? undefined : parseDuration(values.since);
    return { fault: page === undefined ? { command: command ?? '' } : { page }, since };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

const describe = ({ moved, by, at }: Step): string => `${moved.join(' and ')}, by ${by}, ${formatTime(at)}`;

/**
 * Names the release with which a fault began, by halving the steps of the ledger: each composition is shown on a site of
 * its own until the fault is there in one step and not in the one before.
 * @returns undefined if the arguments are not understood
 */
export async function bisectCommand(context: Host, args: readonly string[]): Promise<string[] | undefined> {
  const options = readOptions(args);
  if (options === undefined) return undefined;
  const { fault, since } = options;
  const all = listSteps(await context.ledger.history());
  const from = since === undefined ? 0 : context.now().getTime() - since;
  // Without a shell there was no site.
  const steps = all.filter(({ at, live }) => Date.parse(at) >= from && live[shellId] !== undefined);
  if (steps.length === 0) return ['nothing went live in that time'];
  const site = await context.replay(fault);
  let shown = 0;
  try {
    const first = await findFirstBad(steps.length, async (index) => {
      const step = steps[index];
      const isBad = step !== undefined && (await site.hasFault(step.live));
      shown += 1;
      if (step !== undefined) context.announce(`${isBad ? 'bad ' : 'good'} ${describe(step)}`);
      return isBad;
    });
    const guilty = first === undefined ? undefined : steps[first];
    const tried = `${shown} of ${steps.length} steps were shown`;
    if (guilty === undefined) return [`no release: the last step is good; ${tried}`];
    const before = first === 0 ? ', or before it' : '';
    return [`it began with ${describe(guilty)}${before}; ${tried}`];
  } finally {
    await site.stop();
  }
}
