import { releaseName } from '@livree/release';
import { liveVersions, type Ledger, type TelemetryCounters } from '@livree/release/ledger';

/** One line a live remote, with the errors counted against that very release, and one for the shell's when it has some. */
export async function statusLines(
  ledger: Ledger,
  shellVersion: string,
  { errors }: Pick<TelemetryCounters, 'errors'>,
): Promise<string[]> {
  const live = liveVersions(await ledger.live());
  const names = Object.entries(live).map(([remote, version]) => releaseName(remote, version));
  if (names.length === 0) return ['nothing is live'];
  const shell = releaseName('shell', shellVersion);
  return [...(errors[shell] ? [shell] : []), ...names.toSorted()].map((name) => {
    const { browser, server } = errors[name] ?? { browser: 0, server: 0 };
    return `${name}  errors: ${browser} in browsers, ${server} on the server`;
  });
}
