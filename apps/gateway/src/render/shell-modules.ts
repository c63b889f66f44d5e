import { releaseName, type ShellRelease } from '@livree/release';
import { Refusal, type ReadBuild } from '@livree/release/ledger';
import { moduleUrl } from './module-hooks.ts';
import type { Setup } from './protocol.ts';

/** The shell's renderer and its own singletons as modules for a render process. */
export type ShellModules = Pick<Setup, 'renderModule' | 'sharedModules' | 'sources'>;

/** @throws Refusal if a module is missing from the shell's build */
export async function readShellModules(
  { version, server }: ShellRelease,
  read: ReadBuild,
): Promise<ShellModules> {
  const urlOf = (file: string) => moduleUrl({ id: 'shell', version }, file);
  const files = [server.entry, ...Object.values(server.shared)];
  const sources = files.map(async (file) => {
    const bytes = await read(`server/${file}`);
    if (bytes === undefined)
      throw new Refusal(
        `${releaseName('shell', version)} names server/${file}, which its build did not write`,
      );
    return [urlOf(file), Buffer.from(bytes).toString()] as const;
  });
  return {
    renderModule: urlOf(server.entry),
    sharedModules: Object.fromEntries(
      Object.entries(server.shared).map(([name, file]) => [name, urlOf(file)]),
    ),
    sources: Object.fromEntries(await Promise.all(sources)),
  };
}
