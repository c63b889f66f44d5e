import type { Change } from '../changes.ts';
import { kept } from './kept.ts';
import { routes } from './routes.ts';
import { shellAndApi } from './shell-and-api.ts';
import { slots } from './slots.ts';
import { textsAndStyles } from './texts-and-styles.ts';

/** Changes that break nothing, all of which have to be accepted. */
export const harmless: readonly Change[] = [...routes, ...slots, ...kept, ...textsAndStyles, ...shellAndApi];
