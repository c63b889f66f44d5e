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

/** What was seen of a composition. */
export interface Sight {
  readonly hasFault: boolean;
  /** What the visitor of a report had pressed or filled in, and this composition does not have. Then it says little that no fault was seen. */
  readonly missed: readonly string[];
}

/** A site of its own that shows one composition after another. */
export interface ReplaySite {
  readonly origin: string;
  /** Shows these releases. */
  show(live: Live): Promise<void>;
  /** Shows these releases, and looks for the fault. */
  look(live: Live): Promise<Sight>;
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

  async function repeatReport(report: ProblemRequest): Promise<Sight> {
    const visit = await repeatVisit(origin, report, async () => (await recorded)?.rewind());
    for (const control of visit.missed) announce(`the page has no ${control}`);
    const again = failedAgain(report, visit);
    for (const failure of again) announce(failure);
    return { hasFault: again.length > 0, missed: visit.missed };
  }

  async function look(): Promise<Sight> {
    if ('report' in fault) return repeatReport(fault.report);
    const probe = 'page' in fault ? pageProbe(fault.page) : commandProbe(fault.command);
    return { hasFault: await probe(origin), missed: [] };
  }

  return {
    origin,
    async show(live) {
      await show(live);
      (await recorded)?.rewind();
    },
    async look(live) {
      await show(live);
      return look();
    },
    async stop() {
      await site.stop();
      await (await recorded)?.stop();
    },
  };
}
