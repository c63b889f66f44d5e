import type { Ledger } from '@livree/release/ledger';
import { startVisitedSite } from '../visit/site/start-visited-site.ts';
import { commandProbe, pageProbe } from './probe.ts';

/** What is looked for: a path of the site that must work, or a command that ends with 0 where the fault is not. */
export type SoughtFault = { readonly page: string } | { readonly command: string };

/** A site of its own that shows one composition after another. */
export interface ReplaySite {
  /** Whether the fault is there while these releases are live. @param live versions of the remotes and of the shell */
  hasFault(live: Readonly<Record<string, string>>): Promise<boolean>;
  stop(): Promise<void>;
}

/** Starts a site with the demonstration's data on a copy of the ledger, of which nothing changes. */
export async function openReplay(ledger: Ledger, fault: SoughtFault, now: () => Date): Promise<ReplaySite> {
  const { origin, show, stop } = await startVisitedSite(ledger, now);
  const probe = 'page' in fault ? pageProbe(fault.page) : commandProbe(fault.command);
  return {
    async hasFault(live) {
      await show(live);
      return probe(origin);
    },
    stop,
  };
}
