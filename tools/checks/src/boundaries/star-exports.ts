import type { Source } from './source.ts';

/** The lines with `export *`: an entry point lists its exports by name. */
export function starExports({ text }: Source): number[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => (/^export (?:type )?\* from /.test(line) ? [index + 1] : []));
}
