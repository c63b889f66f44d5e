import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Project } from './project.ts';

/** Finds the fault of a line, or nothing. */
export type JudgeLine = (line: string) => string | undefined;

/** The faults in a project's style sheets, but not in generated ones: `file:line fault`. */
export function judgeStyleSheets(folder: string, { root }: Project, judge: JudgeLine): string[] {
  return globSync('src/**/*.css', { cwd: join(folder, root), exclude: (name) => name === 'generated' })
    .toSorted()
    .flatMap((path) => {
      const file = posix.join(root, path);
      const lines = readFileSync(join(folder, file), 'utf8').split('\n');
      return lines.flatMap((line, index) => {
        const fault = judge(line);
        return fault === undefined ? [] : [`${file}:${index + 1} ${fault}`];
      });
    });
}
