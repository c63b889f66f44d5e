import type { ComparedRelease, Reachable } from './compared-release.ts';
import { shapeMismatch } from './shape.ts';

/** What the candidate uses of the shell's modules and the shell does not provide in that form. */
export function exportChanges({ surface }: ComparedRelease, { shell }: Pick<Reachable, 'shell'>): string[] {
  const given = shell.surface?.exports;
  if (given === undefined) return [];
  return Object.entries(surface?.exports ?? {}).flatMap(([module, names]) =>
    Object.entries(names).flatMap(([name, wanted]) => {
      const shape = given[module]?.[name];
      const fault = shape === undefined ? `${name} is missing` : shapeMismatch(shape, wanted, name);
      return fault === undefined ? [] : [`export of ${module}: ${fault}; shell@${shell.version} gives it so`];
    }),
  );
}
