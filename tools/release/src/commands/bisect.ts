import { parseArgs } from 'node:util';
import type { ProblemRequest } from '@livree/contracts';
import { splitLanguage } from '@livree/i18n/language-address';
import { releaseName, routeOwner, shellId } from '@livree/release';
import { listSteps, Refusal, type Ledger, type Step } from '@livree/release/ledger';
import { findFirstBad } from '../bisect/find-first-bad.ts';
import type { SoughtFault } from '../bisect/open-replay.ts';
import { reportedFailures } from '../replay/report-probe.ts';
import { parseDuration } from './duration.ts';
import { formatTime } from './format-time.ts';
import { assertReportId, findReport, type ReportHost } from './replay.ts';

/** The part of a context that looking for a fault needs. */
interface Host extends ReportHost {
  readonly ledger: Pick<Ledger, 'history' | 'release'>;
  now(): Date;
}

interface BisectOptions {
  readonly fault: SoughtFault | { readonly id: string };
  /** Milliseconds before now; by default all steps are asked. */
  readonly since: number | undefined;
}

/** What is looked for, and the steps among which: those until a report, or in a time. */
interface Search {
  readonly fault: SoughtFault;
  isAsked(at: number): boolean;
}

async function planSearch(context: Host, { fault, since }: BisectOptions): Promise<Search> {
  const from = since === undefined ? 0 : context.now().getTime() - since;
  if (!('id' in fault)) return { fault, isAsked: (at) => at >= from };
  const { report, createdAt } = await findReport(context, fault.id);
  if (reportedFailures(report).length === 0)
    throw new Refusal(`${fault.id} holds no failure to look for; use --page or --with`);
  return { fault: { report }, isAsked: (at) => at >= from && at <= Date.parse(createdAt) };
}

/** Where the visitor of a report had releases that were not live for everybody: a canary, or a trial. */
function describeOwn(report: ProblemRequest, live: Step['live'] = {}): string {
  const own = Object.entries(report.composition).filter(([id, version]) => live[id] !== version);
  return own.map(([id, version]) => releaseName(id, version)).join(' or ');
}

function readOptions(args: readonly string[]): BisectOptions | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { page: { type: 'string' }, with: { type: 'string' }, since: { type: 'string' } },
    });
    const { page, with: command } = values;
    const [id, ...others] = positionals;
    const given = [page, command, id].filter((one) => one !== undefined);
    if (given.length !== 1 || others.length > 0 || command?.trim() === '') return undefined;
    if (id !== undefined) assertReportId(id);
    if (page !== undefined && !page.startsWith('/'))
      throw new Refusal(`${page} is not the path of a page, such as /reservation`);
    const since = values.since === undefined ? undefined : parseDuration(values.since);
    if (id !== undefined) return { fault: { id }, since };
    return { fault: page === undefined ? { command: command ?? '' } : { page }, since };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** @throws Refusal if no release of these steps has the page: it would be missing in all of them */
async function assertServed({ ledger }: Host, steps: readonly Step[], page: string): Promise<void> {
  const { pathname } = splitLanguage(new URL(page, 'http://site').pathname);
  const names = new Set(
    steps
      .toReversed()
      .flatMap(({ live }) => Object.entries(live).map(([id, version]) => releaseName(id, version))),
  );
  for (const name of names) {
    const [id = '', version = ''] = name.split('@');
    if (id !== shellId && routeOwner([await ledger.release(id, version)], pathname) !== undefined) return;
  }
  throw new Refusal(`no release of that time has the page ${page}`);
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
  const { fault, isAsked } = await planSearch(context, options);
  const all = listSteps(await context.ledger.history());
  // Without a shell there was no site.
  const steps = all.filter(({ at, live }) => isAsked(Date.parse(at)) && live[shellId] !== undefined);
  if (steps.length === 0) return ['nothing went live in that time'];
  if ('page' in fault) await assertServed(context, steps, fault.page);
  const site = await context.replay(fault);
  const doubtful = new Set<number>();
  let shown = 0;
  try {
    const first = await findFirstBad(steps.length, async (index) => {
      const step = steps[index];
      if (step === undefined) return false;
      const { hasFault, missed } = await site.look(step.live);
      shown += 1;
      if (!hasFault && missed.length > 0) doubtful.add(index);
      const mark = hasFault ? 'bad    ' : doubtful.has(index) ? 'unknown' : 'good   ';
      context.announce(`${mark} ${describe(step)}`);
      return hasFault;
    });
    const guilty = first === undefined ? undefined : steps[first];
    const tried = `${shown} of ${steps.length} steps were shown`;
    if (guilty === undefined && 'report' in fault && (await site.look(fault.report.composition)).hasFault)
      return [`it is in ${describeOwn(fault.report, steps.at(-1)?.live)}, which not everybody got; ${tried}`];
    if (guilty === undefined) return [`no release: the last step is good; ${tried}`];
    const before = first === 0 ? ', or before it' : '';
    const doubt = doubtful.has((first ?? 0) - 1)
      ? '; not certain: in the step before, the visit could not be repeated to its end'
      : '';
    return [`it began with ${describe(guilty)}${before}; ${tried}${doubt}`];
  } finally {
    await site.stop();
  }
}
