/** The pages of this remote's navigation, in its order. */
export const entries = [
  'today',
  'rides',
  'customers',
  'fleet',
  'prices',
  'money',
  'refunds',
  'reviews',
  'messages',
  'newsletter',
  'articles',
  'words',
  'audience',
  'people',
  'acts',
  'import',
  'settings',
] as const;

export type Entry = (typeof entries)[number];

/** What dispatchers have no page for. */
const operatorsEntries: ReadonlySet<Entry> = new Set([
  'fleet',
  'prices',
  'money',
  'newsletter',
  'articles',
  'words',
  'audience',
  'people',
  'acts',
  'import',
  'settings',
]);

/** The entries of somebody who is operator or not. */
export const entriesFor = (isOperator: boolean): readonly Entry[] =>
  entries.filter((entry) => isOperator || !operatorsEntries.has(entry));
