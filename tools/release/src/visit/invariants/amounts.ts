import { readAmounts } from '@livree/i18n/amounts';
import { drawnTexts, seenTexts } from '../page/seen-texts.ts';
import type { Invariant } from './invariant.ts';

const euros = (cents: number): string => `${(cents / 100).toFixed(2)} €`;

/** Every amount on screen is one that the API gave, or the share of one that is on screen too, to the cent. */
export const amounts: Invariant = {
  rule: 'amounts',
  appliesTo: () => true,
  async check({ page, watched }) {
    const lines = [...(await page.evaluate(seenTexts)), ...(await page.evaluate(drawnTexts))];
    await watched.settle();
    const known = lines.flatMap(readAmounts).filter(watched.amounts.has);
    const strange = lines.flatMap((line) =>
      readAmounts(line)
        .filter((cents) => !watched.amounts.has(cents))
        .filter((cents) => !known.some((whole) => watched.amounts.isShare(cents, whole)))
        .map((cents) => `shows ${euros(cents)}, which no answer of the API contains: “${line.slice(0, 80)}”`),
    );
    return [...new Set(strange)];
  },
};
