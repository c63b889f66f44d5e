import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { supportedContracts } from '@livree/platform/contract';
import { shellId, shellReleaseSchema, type ShellRelease } from '@livree/release';
import { describeFile, only, computeVersion } from './built-files.ts';
import { shared } from './federation.ts';
import type { Project } from './project.ts';
import type { Built } from './release-description.ts';
import { ownSingletons, serverModuleFile } from './server.ts';

/** The shell's own description: its first script and styles, and the singletons that it provides. */
export async function describeShell(
  project: Project,
  { modules, surface }: Pick<Built, 'modules' | 'surface'>,
): Promise<ShellRelease> {
  const browser = join(project.dist, 'browser');
  const server = join(project.dist, 'server');
  const files = readdirSync(browser)
    .toSorted()
    .map((file) => describeFile(browser, file));
  const served = readdirSync(server)
    .toSorted()
    .map((file) => describeFile(server, file));
  const moduleNamed = (name: string) => served.find(({ file }) => file === name);
  return shellReleaseSchema.parse({
    id: shellId,
    version: computeVersion([...files, ...served], surface),
    contracts: supportedContracts,
    provides: shared,
    script: only(files, /^shell\.\w+\.js$/, 'first script'),
    css: [only(files, /^shell\.\w+\.css$/, 'first style sheet')],
    fonts: files.filter(({ file }) => /^(jost|hanken-grotesk)-core-wght-normal\.\w+\.woff2$/.test(file)),
    files,
    server: {
      entry: moduleNamed('index.mjs'),
      shared: Object.fromEntries(
        ownSingletons.map((module) => [module, moduleNamed(serverModuleFile(module))]),
      ),
    },
    modules,
    surface,
  });
}
