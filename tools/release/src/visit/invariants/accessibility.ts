import { AxeBuilder } from '@axe-core/playwright';
import type { Invariant } from './invariant.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** This rule mistakes the second line of an option, which is its description, for a part of its label. */
const mistaken = ['label-content-name-mismatch'];

/** The rules of axe find nothing. */
export const accessibility: Invariant = {
  rule: 'accessibility',
  appliesTo: ({ isWhole }) => isWhole,
  within: 90_000,
  async check({ page }) {
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
    const { violations } = await axe.withTags(tags).disableRules(mistaken).setLegacyMode(true).analyze();
    return violations.map(({ id, nodes }) => {
      const at = nodes[0]?.target.join(' ') ?? '';
      return `axe finds ${id} at ${nodes.length} elements, first at ${at.slice(0, 80)}`;
    });
  },
};
