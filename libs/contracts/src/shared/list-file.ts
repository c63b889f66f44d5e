import { z } from '../schema.ts';

/**
 * A list as a file for spreadsheets: one line a row in UTF-8 with a byte order mark; the first line has the names of the columns
 * in the caller's language, whose spreadsheets decide between comma and semicolon.
 */
export const listFile = z.string();
