import type { Language } from '@livree/contracts';
import { expect, type Page } from 'playwright/test';
import { settled } from './settled.ts';

/** The settings of the workshop; by default all components, fr, light, blue. */
export interface SheetSettings {
  readonly part?: string;
  readonly language?: Language;
  readonly mode?: 'light' | 'dark';
  readonly accent?: string;
}

/** Opens the states of the design system's components, as the workshop frames them. */
export async function openSheet(page: Page, workshop: string, settings: SheetSettings = {}): Promise<void> {
  await page.goto(`${workshop}sheet.html?${new URLSearchParams({ ...settings })}`);
  await expect(page.locator('[data-state]').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
}

/** The elements that overflow: the document, or a state wider than its stage. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const stages = [...document.querySelectorAll<HTMLElement>('[data-state]')];
    return [
      ...(scrollWidth > clientWidth ? [`the document, ${scrollWidth} of ${clientWidth} px`] : []),
      ...stages
        .filter((stage) => stage.scrollWidth > stage.clientWidth)
        .map((stage) => `${stage.dataset['state']}, ${stage.scrollWidth} of ${stage.clientWidth} px`),
    ];
  });
}

/** The elements that cover the page when a state is opened. */
export const overPage = [
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[role="listbox"]',
  '[role="menu"]',
  'dialog[open]',
  ':popover-open',
].join(', ');
