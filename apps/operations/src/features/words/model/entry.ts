import type { Route, textIn } from '@livree/contracts';
import type { EntryValues } from './entry-values.ts';

/** A text in the reader's language, or in French if it has none. */
type Said = ReturnType<typeof textIn>;

/** A question or a year, as its list shows it. */
export interface Entry {
  readonly id: number;
  readonly version: string;
  readonly isShown: boolean;
  readonly name: Said;
  readonly text: Said;
  readonly values: EntryValues;
}

export type EntryKind = 'question' | 'year';

/** The answer to an entry that was saved. */
export interface SavedEntry {
  readonly message?: string | undefined;
  readonly data: { readonly id: number; readonly version: string };
}

/** The call whose rules a form of entries obeys, and its body. */
export interface EntryRules {
  readonly route: Route;
  readonly body: (values: EntryValues) => unknown;
}

export interface EntryActs {
  readonly rules: EntryRules;
  readonly add: (values: EntryValues) => Promise<SavedEntry>;
  readonly change: (id: number, values: EntryValues, version: string) => Promise<SavedEntry>;
  readonly remove: (id: number, version: string) => Promise<{ readonly message?: string | undefined }>;
}
