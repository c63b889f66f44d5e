import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { settled } from './settled.ts';

/** It takes the second line of an option, which is its description, for a part of its label. */
const mistaken = ['label-content-name-mismatch'];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with each rule of WCAG 2.2 AA that the present screen, or a part of it, breaks, and where. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await expectNoViolation(
    page,
    new AxeBuilder({ page }).include(part).withTags(rules).disableRules(mistaken),
  );
}

/** The same for contrast alone, which is all that another theme can break. */
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
