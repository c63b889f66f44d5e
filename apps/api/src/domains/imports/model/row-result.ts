import type { AppError } from '../../../platform/http/index.ts';
import type { SheetRow } from './read-sheet.ts';

/** What became of a row that nothing is wrong with, or that waits for another call: the thing that is there or was made has a number. */
export type RowOutcome =
  | { readonly state: 'waiting' | 'ready' }
  | { readonly state: 'known' | 'made'; readonly id: number };

/** How a row ended. */
export type RowResult = { readonly row: SheetRow; readonly label: string } & (
  | RowOutcome
  | { readonly state: 'wrong'; readonly refusal: AppError }
);
