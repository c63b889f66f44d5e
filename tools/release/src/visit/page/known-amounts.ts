import { readAmounts } from '@livree/i18n/amounts';

/** The amounts that a place may show: those of the API's answers, in cents. */
export interface KnownAmounts {
  /** Takes an answer of the API, or anything else that was given to the page. */
  add(answer: unknown): void;
  has(cents: number): boolean;
  /** Whether one amount is a share of another, by a share that the API gave: what a cancellation refunds. */
  isShare(cents: number, whole: number): boolean;
}

/**
 * Amounts are decimal euros in answers, whole cents under keys such as `cents` and `amountCents` elsewhere, and part of the API's own texts.
 * Shares are numbers from 0 to 1 under keys such as `partialRefundShare`.
 */
export function knownAmounts(): KnownAmounts {
  const known = new Set<number>();
  const shares = new Set<number>();

  function add(value: unknown, key = ''): void {
    if (typeof value === 'number' && /share$/i.test(key)) shares.add(value);
    else if (typeof value === 'number')
      known.add(Math.abs(/cents$/i.test(key) ? value : Math.round(value * 100)));
    else if (typeof value === 'string') for (const cents of readAmounts(value)) known.add(cents);
    else if (Array.isArray(value)) for (const each of value) add(each);
    else if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) add(each, name);
  }
  return {
    add: (answer) => add(answer),
    has: (cents) => known.has(cents),
    isShare: (cents, whole) => [...shares].some((share) => Math.round(share * whole) === cents),
  };
}
