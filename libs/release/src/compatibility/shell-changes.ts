import { nameRelease } from '../release-name.ts';
import type { ComparedRelease, ComparedShell } from './compared-release.ts';
import { exportChanges } from './exports.ts';
import { missingInShell } from './messages.ts';
import { throughShell } from './slots.ts';

/** What a shell no longer offers to remotes that visitors can still reach. */
export function shellChanges(shell: ComparedShell, releases: readonly ComparedRelease[]): string[] {
  return releases.flatMap((release) =>
    [throughShell, missingInShell, exportChanges].flatMap((changes) =>
      changes(release, { shell }).map((fault) => `${fault}; ${nameRelease(release)} relies on it`),
    ),
  );
}
