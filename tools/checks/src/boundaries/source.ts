import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Project } from './project.ts';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Removed when types are stripped. */
  readonly typeOnly: boolean;
  /** `import('…')`, evaluated on demand. */
  readonly lazy: boolean;
}

/** One source file and what it imports. */
export interface Source {
  readonly project: Project;
  /** Relative to the workspace. */
  readonly file: string;
  readonly text: string;
  readonly imports: readonly Import[];
  /** A test, or a file that only tests and the harness use. */
  readonly isTest: boolean;
}

const testFile =
  /\.(test|spec)\.tsx?$|(^|\/)(testing|states)\/|\/src\/standalone\.tsx$|\/rspack\.config\.ts$/;
const importPattern =
  /(?:^|[;}\s])(?:(import|export)(\s+type)?\b(?:[^'"`;()]*?\bfrom)?\s*|(import)\s*\(\s*)(['"])([^'"\n]+)\4/g;

/** The text without its comments, with the same lines. */
function withoutComments(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/^\s*\/\/.*$/gm, '');
}

export function findImports(text: string): Import[] {
  const code = withoutComments(text);
  return [...code.matchAll(importPattern)].map((match) => ({
    specifier: match[5] ?? '',
    line: code.slice(0, match.index + match[0].length).split('\n').length,
    typeOnly: match[2] !== undefined,
    lazy: match[3] !== undefined,
  }));
}

/** All sources of a project, without built and generated files and templates. */
export function readSources(workspace: string, project: Project): Source[] {
  return globSync('**/*.{ts,tsx,mts}', {
    cwd: join(workspace, project.root),
    exclude: (name) => ['node_modules', 'dist', 'generated', 'templates'].includes(name),
  })
    .toSorted()
    .map((path) => {
      const file = posix.join(project.root, path);
      const text = readFileSync(join(workspace, file), 'utf8');
      return { project, file, text, imports: findImports(text), isTest: testFile.test(file) };
    });
}
