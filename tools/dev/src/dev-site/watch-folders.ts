import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls `onChange` with the path of each change below these folders, until the returned function is called. Each
 * folder is watched separately, because a recursive watch loses files that an editor replaces on saving.
 */
export function watchFolders(folders: readonly string[], onChange: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  function follow(folder: string): void {
    forget(folder);
    const watcher = watch(folder, (_event, name) => {
      if (name !== null) look(join(folder, name));
    });
    watcher.on('error', () => forget(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) follow(join(folder, entry.name));
  }

  function forget(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  function look(path: string): void {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) forget(path);
    else if (found.isDirectory() && !watchers.has(path)) follow(path);
    onChange(path);
  }

  folders.forEach(follow);
  return () => [...watchers.keys()].forEach(forget);
}
