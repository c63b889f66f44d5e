import type { Developed } from './develop-picture.ts';

/** The source of the manifest of all pictures. */
export function manifestSource(pictures: readonly Developed[]): string {
  const entries = pictures.map(
    ({ name, width, height, hash, widths, placeholder }) =>
      `  '${name}': picture('${name}.${hash}', ${width}, ${height}, [${widths.join(', ')}], '${placeholder}'),`,
  );
  return [
    '// Written by tools/studio/src/develop.ts.',
    "import { picture } from '../picture.ts';",
    '',
    '/** Every picture of the site, by name. */',
    'export const pictures = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}
