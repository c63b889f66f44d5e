import type { ReadBuild } from './built-release.ts';

/**
 * Reads a build that a server offers below an address. A file that it does not give in time is missing.
 * @param patienceMs milliseconds for one file
 */
export function buildAt(address: string, patienceMs = 10_000): ReadBuild {
  async function read(path: string): Promise<Uint8Array | undefined> {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(`${address}/${path}`, { redirect: 'error', signal });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  }
  return (path) => read(path).catch(() => undefined);
}
