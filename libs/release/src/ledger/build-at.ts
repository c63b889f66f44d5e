import type { ReadBuild } from './built-release.ts';

/**
 * Reads a build that a server offers below an address. A file that it does not give in time is missing.
 * @param patienceMs milliseconds for one file
 */
export function buildAt(address: string, patienceMs = 10_000): ReadBuild {
  return async (path) => {
    const answer = await fetch(`${address}/${path}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    }).catch(() => undefined);
    return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  };
}
