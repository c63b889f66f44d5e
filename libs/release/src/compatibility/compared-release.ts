import type { Snapshot } from '@livree/contracts/compatibility';
import type { Release, ShellRelease } from '../release.ts';

/** The part of a release that the comparison needs. */
export type ComparedRelease = Pick<
  Release,
  'id' | 'version' | 'contract' | 'paths' | 'provides' | 'needs' | 'surface'
>;

/** The part of the shell that the comparison needs. */
export type ComparedShell = Pick<ShellRelease, 'version' | 'contracts' | 'provides' | 'surface'>;

/** Everything that a candidate may meet once it is live. */
export interface Reachable {
  readonly shell: ComparedShell;
  /** The calls of the running API; undefined where nobody could tell. */
  readonly api?: Snapshot | undefined;
  /**
   * Releases of other remotes that may be beside it: live ones, and the newest ones, which can be promoted together
   * with it.
   */
  readonly neighbours: readonly ComparedRelease[];
  /** Live releases of every remote, those that a rollback makes live again, and those of open visits. */
  readonly releases: readonly ComparedRelease[];
}
