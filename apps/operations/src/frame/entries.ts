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
  'audience',
] as const;

export type Entry = (typeof entries)[number];
