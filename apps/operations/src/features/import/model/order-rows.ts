import type { ImportRow } from '@livree/contracts';
import { type ImportState, stateOf } from './count-rows.ts';

/** What needs a hand comes first. */
const order: readonly ImportState[] = ['wrong', 'waiting', 'ready', 'made', 'known'];

/** The rows of a file by their states, within them as in the file. */
export const orderRows = (rows: readonly ImportRow[]): readonly ImportRow[] =>
  rows.toSorted((one, other) => order.indexOf(stateOf(one)) - order.indexOf(stateOf(other)));
