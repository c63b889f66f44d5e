import { fold } from './fold.ts';

const yes = new Set(['oui', 'yes', 'si', 'ja', 'true', '1', 'x']);
const no = new Set(['non', 'no', 'nein', 'false', '0']);

/** Yes or no in any language; any other text stays, to be refused as what it is. */
export function readYesNo(cell: string): boolean | string {
  const word = fold(cell);
  if (yes.has(word)) return true;
  return no.has(word) ? false : cell;
}
