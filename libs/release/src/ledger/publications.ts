import type { Ledger } from './ledger.ts';
import type { Origin } from './log/acts.ts';

/** A release in the ledger, and when it was last published. */
export interface Publication {
  readonly remote: string;
  readonly version: string;
  readonly at: string;
  /** Whether it was published last without its checks. */
  readonly isUnchecked: boolean;
  /** Where it was live before, if it came from another ledger. */
  readonly origin?: Origin | undefined;
}

/** Every release in the ledger, the most recently published last. */
export async function publications(ledger: Ledger, only?: string): Promise<Publication[]> {
  const last = new Map<string, Publication>();
  for (const entry of await ledger.history()) {
    const { remote, version, at } = entry;
    if (entry.act !== 'publish' || (only ?? remote) !== remote) continue;
    last.delete(`${remote} ${version}`);
    const { unchecked: isUnchecked = false, origin } = entry;
    last.set(`${remote} ${version}`, { remote, version, at, isUnchecked, origin });
  }
  const logged = [...last.values()];
  const whole = await Promise.all(logged.map(({ remote, version }) => ledger.has(remote, version)));
  return logged.filter((_, index) => whole[index]);
}
