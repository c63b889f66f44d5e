import { exportChanges } from './exports.ts';
import { nameFace, type Face, type ShellFace } from './faces.ts';
import { missingInShell } from './messages.ts';
import { throughShell } from './slots.ts';

/** What a shell no longer offers to remotes that visitors can still reach. */
export function shellChanges(shell: ShellFace, releases: readonly Face[]): string[] {
  return releases.flatMap((release) =>
    [throughShell, missingInShell, exportChanges].flatMap((changes) =>
      changes(release, { shell }).map((fault) => `${fault}; ${nameFace(release)} relies on it`),
    ),
  );
}
