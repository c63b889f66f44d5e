import type { AnyRelease, ReadBuild } from '@livree/release/ledger';

/** A build that is about to be published. */
export interface Candidate {
  readonly release: AnyRelease;
  readonly read: ReadBuild;
}
