import type { Composition, ShellRelease } from '@livree/release';
import type { Ledger } from '@livree/release/ledger';
import { LRUCache } from 'lru-cache';

/** How many shells stay in memory. */
const keptShells = 10;

/** The shell of a composition. @throws Refusal if it was never published, or is damaged */
export type ReadShell = (composition: Pick<Composition, 'shell'>) => Promise<ShellRelease>;

/** Reads the shells of a ledger, each once. */
export function shellReader(ledger: Ledger): ReadShell {
  const kept = new LRUCache<string, Promise<ShellRelease>>({ max: keptShells });
  return ({ shell: version }) => {
    const reading = kept.get(version) ?? ledger.shell(version);
    kept.set(version, reading);
    reading.catch(() => kept.delete(version));
    return reading;
  };
}
