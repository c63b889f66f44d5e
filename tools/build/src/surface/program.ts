import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  API,
  type Checker,
  type FileSystem,
  type Node,
  type Program,
  type SourceFile,
} from './typescript.ts';

/** Files that replace those on disk: absolute path and text. */
export type Overlay = ReadonlyMap<string, string>;

/** The sources of one app in the compiler. */
export interface SourceProgram {
  readonly checker: Checker;
  readonly program: Program;
  close(): void;
}

const ambient = 'libs/design-system/src/css-modules.d.ts';

/**
 * Files in place of those on disk. The compiler waits for an answer about every file of the program, so without such
 * files it is not given any questions to ask.
 */
function fileSystem(overlay: Overlay): FileSystem | undefined {
  if (overlay.size === 0) return undefined;
  const hasNew = [...overlay.keys()].some((path) => !existsSync(path));
  return {
    readFile: (path) => overlay.get(path),
    ...(hasNew && { fileExists: (path) => (overlay.has(path) ? true : undefined) }),
  };
}

/** Opens the program of `entries` (absolute paths). Close it after use. */
export function openProgram(
  workspace: string,
  entries: readonly string[],
  overlay: Overlay = new Map(),
): SourceProgram {
  const folder = mkdtempSync(join(tmpdir(), 'livree-surface-'));
  const config = join(folder, 'tsconfig.json');
  const settings = {
    extends: join(workspace, 'tsconfig.base.json'),
    compilerOptions: { typeRoots: [join(workspace, 'node_modules/@types')] },
    include: [],
    files: [...entries, join(workspace, ambient)],
  };
  writeFileSync(config, JSON.stringify(settings));
  const fs = fileSystem(overlay);
  const api = new API({ cwd: workspace, ...(fs && { fs }) });
  const close = (): void => {
    api.close();
    rmSync(folder, { recursive: true });
  };
  const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
  if (project === undefined) throw new Error('the compiler opened no program');
  return { checker: project.checker, program: project.program, close };
}

/** Visits every node of a file, outer ones first. */
export function eachNode(file: SourceFile, visit: (node: Node) => void): void {
  const walk = (node: Node): void => {
    visit(node);
    node.forEachChild(walk);
  };
  walk(file);
}
