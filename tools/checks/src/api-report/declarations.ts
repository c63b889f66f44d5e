import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);
const compilerOptions = { noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments: true };
/** Re-exports of a declaration file. */
const passedOn = /^export .* from '(?<path>\.[^']+?)\.tsx?';$/gm;

/** The compiler's declarations of an entry point and of every file that it re-exports, by path in the workspace. */
export type Declarations = ReadonlyMap<string, string>;

/**
 * Generates the declarations of modules in the workspace.
 * @param entries paths of their sources, such as `libs/platform/src/index.ts`
 */
export async function declare(workspace: string, entries: readonly string[]): Promise<Declarations> {
  const folder = await mkdtemp(join(tmpdir(), 'livree-api-report-'));
  try {
    const project = join(folder, 'tsconfig.json');
    const inWorkspace = (path: string) => join(workspace, path);
    await writeFile(
      project,
      JSON.stringify({
        extends: inWorkspace('tsconfig.base.json'),
        compilerOptions: {
          ...compilerOptions,
          outDir: folder,
          rootDir: workspace,
          typeRoots: [inWorkspace('node_modules/@types')],
        },
        files: [...entries, 'libs/design-system/src/css-modules.d.ts'].map(inWorkspace),
      }),
    );
    await exec(process.execPath, [inWorkspace('node_modules/typescript/bin/tsc'), '-p', project]);
    const declarations = new Map<string, string>();
    for (const entry of entries) await collect(folder, entry.replace(/\.tsx?$/, ''), declarations);
    return declarations;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function collect(folder: string, module: string, found: Map<string, string>): Promise<void> {
  if (found.has(module)) return;
  const text = await readFile(join(folder, `${module}.d.ts`), 'utf8');
  found.set(module, text);
  for (const { groups } of text.matchAll(passedOn))
    await collect(folder, posix.join(posix.dirname(module), groups?.['path'] ?? ''), found);
}
