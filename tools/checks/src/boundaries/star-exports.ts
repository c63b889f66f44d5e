import type { Source } from './source.ts';

/** Lines that pass everything of another file on: a door names what it offers. */
export function starExports({ text }: Source): number[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => (/^export (?:type )?\* from /.test(line) ? [index + 1] : []));
}
