import type { Ledger } from '../ledger.ts';
import { liveVersions } from '../live-releases.ts';
import type { TelemetryCounters } from '../telemetry-counters.ts';

/** One line a live remote, with the errors counted against that very release, and one for the shell's when it has some. */
export async function statusLines(
  ledger: Ledger,
  counters: TelemetryCounters | undefined,
): Promise<string[]> {
  const live = Object.entries(liveVersions(await ledger.trails())).toSorted(([a], [b]) => a.localeCompare(b));
  const lines = live.map(([remote, version]) => {
    const { browser, server } = counters?.errors[`${remote}@${version}`] ?? {
      browser: 0,
      server: 0,
    };
    return `${remote}@${version}  errors: ${browser} in browsers, ${server} on the server`;
  });
  return lines.length > 0 ? lines : ['nothing is live'];
}
