import { shellId, type ShellRelease } from '@livree/release';
import { serverFiles, type Ledger } from '@livree/release/ledger';
import { readModule } from './bundle-sources.ts';
import { moduleUrl } from './module-hooks.ts';
import type { Setup } from './protocol.ts';

/** The shell's renderer and its own singletons as modules for a render process. */
export type ShellModules = Pick<Setup, 'renderModule' | 'sharedModules' | 'sources'>;

/** @throws Error if a module is missing, or is not what its release says */
export async function readShellModules(shell: ShellRelease, ledger: Ledger): Promise<ShellModules> {
  const { version, server } = shell;
  const toUrl = (file: string) => moduleUrl({ id: shellId, version }, file);
  const sources = serverFiles(shell).map(
    async (file) => [toUrl(file.file), await readModule([ledger], shell, file)] as const,
  );
  return {
    renderModule: toUrl(server.entry.file),
    sharedModules: Object.fromEntries(
      Object.entries(server.shared).map(([name, { file }]) => [name, toUrl(file)]),
    ),
    sources: Object.fromEntries(await Promise.all(sources)),
  };
}
