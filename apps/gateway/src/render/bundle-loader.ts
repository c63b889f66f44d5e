import type { Setup } from './protocol.ts';

/** A loader for one render; `faulty` collects the remotes that it could not load. */
export function bundleLoader({ bundles, sources }: Pick<Setup, 'bundles' | 'sources'>) {
  const faulty = new Set<string>();
  const load = async (remote: string): Promise<unknown> => {
    const url = bundles[remote];
    if (url === undefined) throw new Error(`there is no remote ${remote}`);
    try {
      if (sources[url] === undefined) throw new Error(`${url} could not be read`);
      return await import(url);
    } catch (error) {
      faulty.add(remote);
      throw error;
    }
  };
  return { load, faulty };
}
