import { releaseName } from '../release-name.ts';
import type { Release, ShellRelease } from '../release.ts';

/** What the comparison needs of a release. */
export type Face = Pick<Release, 'id' | 'version' | 'contract' | 'paths' | 'provides' | 'needs' | 'surface'>;

/** What the comparison needs of the shell. */
export type ShellFace = Pick<ShellRelease, 'version' | 'contracts' | 'provides' | 'surface'>;

/** Everything that a candidate may meet once it is live. */
export interface Reachable {
  readonly shell: ShellFace;
  /** Releases of other remotes that may stand beside it: live ones, and the last published, which can be promoted along. */
  readonly neighbours: readonly Face[];
  /** Live releases, those that a rollback makes live again, and those of visits under way: of every remote. */
  readonly releases: readonly Face[];
}

export const nameOf = ({ id, version }: Pick<Face, 'id' | 'version'>): string => releaseName(id, version);
