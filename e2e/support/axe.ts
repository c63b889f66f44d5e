import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { settled } from './settled.ts';

/** These rules mistake the second line of an option, which is its description, for a part of its label. */
const mistaken = ['label-content-name-mismatch'];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with each WCAG 2.2 AA rule that the current screen, or a part of it, violates, and where. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await expectNoViolation(
    page,
    new AxeBuilder({ page }).include(part).withTags(rules).disableRules(mistaken),
  );
}

/** The same except contrast, for a page whose frames are its own: three times as fast. */
export async function expectNamed(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .disableRules([...mistaken, 'color-contrast']);
  await expectNoViolation(page, axe.setLegacyMode(true));
}

/** The same for contrast only, because another theme can only break contrast. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoViolation(page, new AxeBuilder({ page }).withRules(['color-contrast']));
}

async function expectNoViolation(page: Page, axe: AxeBuilder): Promise<void> {
  await settled(page);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
  expect(found).toEqual([]);
}
