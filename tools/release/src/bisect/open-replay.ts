import type { ProblemRequest } from '@livree/contracts';
import type { Ledger } from '@livree/release/ledger';
import { answerAsRecorded, type RecordedApi } from '../replay/answer-as-recorded.ts';
import { repeatVisit } from '../replay/repeat-visit.ts';
import { failedAgain } from '../replay/report-probe.ts';
import { startVisitedSite } from '../visit/site/start-visited-site.ts';
import { commandProbe, pageProbe } from './probe.ts';

/**
 * What is looked for: a path of the site that must work, a command that ends with 0 where the fault is not, or what failed
 * in the visit of a report.
 */
export type SoughtFault =
  | { readonly page: string }
  | { readonly command: string }
  | { readonly report: ProblemRequest };

/** Versions of the remotes and of the shell. */
type Live = Readonly<Record<string, string>>;

/** A site of its own that shows one composition after another. */
export interface ReplaySite {
  readonly origin: string;
  /** Shows these releases. */
  show(live: Live): Promise<void>;
  /** Whether the fault is there while these releases are live. */
  hasFault(live: Live): Promise<boolean>;
  stop(): Promise<void>;
}

export interface ReplayOptions {
  now(): Date;
  announce(line: string): void;
}

/** Starts a site with the demonstration's data on a copy of the ledger, of which nothing changes. */
export async function openReplay(
  ledger: Ledger,
  fault: SoughtFault,
  { now, announce }: ReplayOptions,
): Promise<ReplaySite> {
  let recorded: Promise<RecordedApi> | undefined;
  const site = await startVisitedSite(ledger, now, async (apiOrigin) => {
    if (!('report' in fault)) return apiOrigin;
    recorded ??= answerAsRecorded(fault.report, apiOrigin);
    return (await recorded).origin;
  });
  const { origin, show } = site;

  async function repeatReport(report: ProblemRequest): Promise<boolean> {
    const visit = await repeatVisit(origin, report, async () => (await recorded)?.rewind());
    for (const control of visit.missed) announce(`the page has no ${control}`);
    const again = failedAgain(report, visit);
    for (const failure of again) announce(failure);
    return again.length > 0;
  }

  function look(): Promise<boolean> {
    if ('report' in fault) return repeatReport(fault.report);
    return ('page' in fault ? pageProbe(fault.page) : commandProbe(fault.command))(origin);
  }

  return {
    origin,
    async show(live) {
      await show(live);
      (await recorded)?.rewind();
    },
    async hasFault(live) {
      await show(live);
      return look();
    },
    async stop() {
      await site.stop();
      await (await recorded)?.stop();
    },
  };
}
