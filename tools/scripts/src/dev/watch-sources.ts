import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@livree/build/project';

/** What has to be made anew: the named remotes alone, or the whole site. */
export type Change = { readonly remotes: readonly string[] } | 'site';

/** Milliseconds of quiet before a change counts as complete. */
const quiet = 120;
const ignored = /(^|\/)(dist|node_modules|package\.json|README\.md)(\/|$)|\.test\.tsx?$/;

/** The remote of a changed file of `apps`; `none` for the API, which watches itself. */
function ownerOf(file: string): string {
  const [app = ''] = file.split('/');
  if (app === 'api') return 'none';
  return existsSync(join(workspaceRoot, 'apps', app, 'src/remote.ts')) ? app : 'site';
}

/** Tells `onChange` what was edited, once nothing has been edited for a moment. */
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

  const watchers = ['apps', 'libs'].map((folder) =>
    watch(join(workspaceRoot, folder), { recursive: true }, (_event, file) => {
      if (file === null || ignored.test(file) || !file.includes('/src/')) return;
      note(folder === 'libs' ? 'site' : ownerOf(file));
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
