import { parseArgs } from 'node:util';
import { problemId } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { releaseName } from '@livree/release';
import { Refusal } from '@livree/release/ledger';
import type { KeptReport } from '@livree/server/problem-reports';
import type { ReplaySite, SoughtFault } from '../bisect/open-replay.ts';
import { formatTime } from './format-time.ts';

/** The part of a context that reports need. */
export interface ReportHost {
  report(id: string): Promise<KeptReport | undefined>;
  replay(fault: SoughtFault): Promise<ReplaySite>;
  announce(line: string): void;
}

/** @throws Refusal for what cannot be the number of a report */
export function assertReportId(id: string): void {
  if (!z.safeParse(problemId, id).success)
    throw new Refusal(`${id} is not the number of a report, such as R-7K3M9Q`);
}

/** @throws Refusal if nobody has it */
export async function findReport({ report }: Pick<ReportHost, 'report'>, id: string): Promise<KeptReport> {
  const found = await report(id);
  if (found === undefined) throw new Refusal(`there is no report ${id}; reports are deleted after 30 days`);
  return found;
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { run: { type: 'boolean', default: false } },
    });
    const [id] = positionals;
    return id === undefined || positionals.length > 1 ? undefined : { id, isRun: values.run };
  } catch {
    return undefined;
  }
}

/** What a report says, line by line: who saw what, when, and what happened. */
function describeReport({ report, createdAt }: KeptReport): string[] {
  const { composition, language, note, beganAt, isPhone, isSignedIn, acts } = report;
  const releases = Object.entries(composition).map(([id, version]) => releaseName(id, version));
  const happened = acts.map((act) => {
    const at = `${(act.at / 1000).toFixed(1).padStart(6)} s `;
    if (act.kind === 'page') return `${at} page    ${act.path}`;
    if (act.kind === 'call') return `${at} call    ${act.call} ${act.status}, ${act.ms} ms`;
    if (act.kind === 'failure') return `${at} failure ${act.part}: ${act.name}`;
    return `${at} ${act.kind.padEnd(7)} ${act.role} ${act.name ?? `number ${act.index + 1}`}`;
  });
  return [
    `reported ${formatTime(createdAt)}, began ${formatTime(beganAt)}, in ${language}, ${isPhone ? 'phone' : 'desk'}, ${isSignedIn ? 'signed in' : 'not signed in'}`,
    `releases ${releases.join(' ')}`,
    ...(note ? [`“${note}”`] : []),
    ...happened,
  ];
}

/**
 * `<report> [--run]`: starts the very site of a report. With `--run` it repeats what the visitor did, and says whether
 * the same fails.
 * @returns undefined for other arguments @throws Refusal for what is no report, or one that nobody has
 */
export async function replayCommand(
  host: ReportHost,
  args: readonly string[],
): Promise<string[] | undefined> {
  const { id, isRun } = readArguments(args) ?? {};
  if (id === undefined) return undefined;
  assertReportId(id);
  const kept = await findReport(host, id);
  const { report } = kept;
  for (const line of describeReport(kept)) host.announce(line);
  const site = await host.replay({ report });
  if (isRun)
    try {
      const { hasFault, missed } = await site.look(report.composition);
      if (hasFault) return [`${id} fails again`];
      return [missed.length === 0 ? `${id} does not fail again` : `${id} could not be repeated to its end`];
    } finally {
      await site.stop();
    }
  try {
    await site.show(report.composition);
  } catch (error) {
    await site.stop();
    throw error;
  }
  const [first] = report.acts;
  const path = first?.kind === 'page' ? first.path : '/';
  return [`${site.origin}${path} until Ctrl-C; the visitor's clock was ${formatTime(report.beganAt)}`];
}
