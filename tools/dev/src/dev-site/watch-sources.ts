import { existsSync, globSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { workspaceRoot } from '@livree/build/project';
import { watchFolders } from './watch-folders.ts';

/** What must be rebuilt: only the named remotes, or the whole site. */
export type Change = { readonly remotes: readonly string[] } | 'site';

/** Milliseconds without a change before a change counts as complete. */
const quiet = 120;
const ignored = /\.test\.tsx?$/;

/** The remote of a changed file, or `site`; `none` for the API, which watches itself. */
function findOwner(path: string): string {
  const [folder, project = ''] = relative(workspaceRoot, path).split(sep);
  if (folder === 'libs') return 'site';
  if (project === 'api') return 'none';
  return existsSync(join(workspaceRoot, 'apps', project, 'src/remote.ts')) ? project : 'site';
}

/** Reports what was edited, once nothing has been edited for a moment. */
export function watchSources(onChange: (change: Change) => void): () => void {
  const owners = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function note(owner: string) {
    if (owner === 'none') return;
    owners.add(owner);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const remotes = [...owners];
      owners.clear();
      onChange(remotes.includes('site') ? 'site' : { remotes });
    }, quiet);
  }

  const folders = globSync('{apps,libs}/*/src', { cwd: workspaceRoot });
  const stop = watchFolders(
    folders.map((folder) => join(workspaceRoot, folder)),
    (path) => {
      if (!ignored.test(path)) note(findOwner(path));
    },
  );
  return () => {
    clearTimeout(timer);
    stop();
  };
}
