import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Project } from './project.ts';

/** Names and values that refer to a side of the screen instead of a side of the text. */
const physical =
  /^\s*(?:(?:(?:margin|padding|border|scroll-\w+)-)?(?:left|right)(?:-\w+)?\s*:|border-(?:top|bottom)-(?:left|right)-radius)|(?:text-align|float|clear|transform-origin):[^;]*\b(?:left|right)\b|\bto (?:left|right)\b/;
const sides = /^\s*(?:margin|padding|inset|scroll-margin|scroll-padding):\s*([^;]+);/;

/** `1px calc(2px + 3px) 0 0`: whether its left and right values differ. */
function isLopsided(line: string): boolean {
  const values = sides.exec(line)?.[1]?.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return values.length === 4 && values[1] !== values[3];
}

/** Lines of a project's style sheets that would not be mirrored in a right-to-left language. */
export function physicalStyles(folder: string, { root }: Project): string[] {
  return globSync('src/**/*.css', { cwd: join(folder, root), exclude: (name) => name === 'generated' })
    .toSorted()
    .flatMap((path) => {
      const file = posix.join(root, path);
      const lines = readFileSync(join(folder, file), 'utf8').split('\n');
      return lines.flatMap((line, index) =>
        physical.test(line) || isLopsided(line)
          ? [`${file}:${index + 1} means a side of the screen; use a logical property`]
          : [],
      );
    });
}
