import type { BreakingChange } from '../changes.ts';
import { kept } from './kept.ts';
import { routes } from './routes.ts';
import { shellAndApi } from './shell-and-api.ts';
import { slots } from './slots.ts';
import { textsAndStyles } from './texts-and-styles.ts';

/** Changes that break something, all of which have to be refused. */
export const breaking: readonly BreakingChange[] = [
  ...routes,
  ...slots,
  ...kept,
  ...textsAndStyles,
  ...shellAndApi,
];
