import { AxeBuilder } from '@axe-core/playwright';
import type { Finding, Invariant } from './invariant.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** This rule mistakes the second line of an option, which is its description, for a part of its label. */
const mistaken = ['label-content-name-mismatch'];

/** What axe finds on a page as it is now. */
async function ask(axe: AxeBuilder, when: string): Promise<Finding[]> {
  const { violations } = await axe.setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => {
    const at = nodes[0]?.target.join(' ') ?? '';
    const what = `axe finds ${id}${when} at ${nodes.length} elements, first at ${at.slice(0, 80)}`;
    return { what, key: id + when, count: nodes.length };
  });
}

/** The rules of axe find nothing, and texts can be read in both themes. */
export const accessibility: Invariant = {
  rule: 'accessibility',
  appliesTo: ({ isWhole }) => isWhole,
  within: 90_000,
  async check({ page, place }) {
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
    const found = await ask(axe.withTags(tags).disableRules(mistaken), '');
    // The address of a state names its theme.
    if (place.kind === 'state') return found;
    await page.emulateMedia({ colorScheme: 'dark' });
    try {
      return [...found, ...(await ask(new AxeBuilder({ page }).withRules('color-contrast'), ' in the dark'))];
    } finally {
      // The page shows other places afterwards.
      await page.emulateMedia({ colorScheme: null });
    }
  },
};
