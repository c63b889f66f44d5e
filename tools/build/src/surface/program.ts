import { dirname, join } from 'node:path';
import type { Node, SourceFile } from 'typescript/unstable/ast';
import { API, type Checker, type Program } from 'typescript/unstable/sync';

/** Files that replace those on disk: absolute path and text. */
export type Overlay = ReadonlyMap<string, string>;

/** The sources of one app in the compiler. */
export interface SourceProgram {
  readonly checker: Checker;
  readonly program: Program;
  close(): void;
}

const ambient = 'libs/design-system/src/css-modules.d.ts';

/** Opens the program of `entries` (absolute paths). Close it after use. */
export function openProgram(
  workspace: string,
  entries: readonly string[],
  overlay: Overlay = new Map(),
): SourceProgram {
  const config = join(dirname(entries[0] ?? workspace), 'tsconfig.surface.json');
  const settings = {
    extends: join(workspace, 'tsconfig.base.json'),
    include: [],
    files: [...entries, join(workspace, ambient)],
  };
  const files = new Map([...overlay, [config, JSON.stringify(settings)]]);
  const api = new API({
    cwd: workspace,
    fs: {
      readFile: (path) => files.get(path),
      fileExists: (path) => (files.has(path) ? true : undefined),
    },
  });
  const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
  if (project === undefined) throw new Error('the compiler opened no program');
  return { checker: project.checker, program: project.program, close: () => api.close() };
}

/** Visits every node of a file, outer ones first. */
export function eachNode(file: SourceFile, visit: (node: Node) => void): void {
  const walk = (node: Node): void => {
    visit(node);
    node.forEachChild(walk);
  };
  walk(file);
}
