import { z } from '@livree/contracts/schema';
import type { Release } from './release.ts';

const list = z.array(z.string());

/** What a remote may use of the shell: what its release declares, which the build reads from its sources. */
export const limitsSchema = z.object({
  /** Calls of the API: `GET /vehicles/{id}`. */
  calls: list,
  /** Keys of the browser's storage: `localStorage selectedVehicle`. */
  storage: list,
  /** Names of drafts; one that ends in `*` stands for several. */
  drafts: list,
  /** Hosts of other sites to which it leads. */
  hosts: list,
});

export type Limits = z.infer<typeof limitsSchema>;

/** The limits of a release; undefined for one from before its hosts were recorded. */
export function readLimits({ surface }: Pick<Release, 'surface'>): Limits | undefined {
  if (surface?.hosts === undefined) return undefined;
  const { calls, storage, drafts, hosts } = surface;
  return {
    calls: Object.values(calls).map(({ method, path }) => `${method} ${path}`),
    storage: [...new Set([...storage.reads, ...storage.writes])],
    drafts: Object.keys(drafts),
    hosts,
  };
}
