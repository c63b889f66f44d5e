import { listAddress } from '@livree/platform/list-address';

export const wordParts = ['faq', 'timeline', 'about', 'contact', 'hours', 'legal'] as const;
export type WordPart = (typeof wordParts)[number];

/** What the page shows, and which of its entries is open: its number, its type, or `new`. */
export const wordsAddress = listAddress({ part: '', entry: '' });
