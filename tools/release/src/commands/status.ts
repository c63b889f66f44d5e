import { releaseName } from '@livree/release';
import { liveVersions, type Ledger, type TelemetryCounters } from '@livree/release/ledger';

/** One line for each live remote, and for the shell, with the errors counted for that release. */
export async function statusLines(
  ledger: Ledger,
  { errors }: Pick<TelemetryCounters, 'errors'>,
): Promise<string[]> {
  const live = liveVersions(await ledger.live());
  const names = Object.entries(live).map(([remote, version]) => releaseName(remote, version));
  if (names.length === 0) return ['nothing is live'];
  return names.toSorted().map((name) => {
    const { browser, server, causes = {} } = errors[name] ?? { browser: 0, server: 0 };
    const noticed = Object.entries(causes).map(([cause, count]) => `${count} ${cause}`);
    const told = noticed.length > 0 ? ` (${noticed.join(', ')})` : '';
    return `${name}  errors: ${browser} in browsers${told}, ${server} on the server`;
  });
}
