import { readAmounts } from '@livree/i18n/amounts';

/** The amounts that a place may show: those of the API's answers, in cents. */
export interface KnownAmounts {
  /** Takes an answer of the API, or anything else that was given to the page. */
  add(answer: unknown): void;
  has(cents: number): boolean;
}

/**
 * Amounts are decimal euros in answers, whole cents under keys such as `cents` and `amountCents` elsewhere, and part of the API's own texts.
 */
export function knownAmounts(): KnownAmounts {
  const known = new Set<number>();

  function add(value: unknown, key = ''): void {
    if (typeof value === 'number') known.add(Math.abs(/cents$/i.test(key) ? value : Math.round(value * 100)));
    else if (typeof value === 'string') for (const cents of readAmounts(value)) known.add(cents);
    else if (Array.isArray(value)) for (const each of value) add(each);
    else if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) add(each, name);
  }
  return { add: (answer) => add(answer), has: (cents) => known.has(cents) };
}
