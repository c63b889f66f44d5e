import type { Language } from '@livree/contracts';
import { expect, type Locator, type Page } from 'playwright/test';
import { PageObject } from './page-object.ts';

export const settingsTabs = [
  'profile',
  'preferences',
  'notifications',
  'privacy',
  'appearance',
  'security',
  'account',
] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** The settings, tab by tab. */
export class SettingsPages extends PageObject {
  constructor(page: Page, language: Language) {
    super(page, 'account', language);
  }

  tab(name: SettingsTab): Locator {
    return this.page.getByRole('tab', { name: this.t(`settings.tabs.${name}`), exact: true });
  }

  /** The content of the current tab. */
  get panel(): Locator {
    return this.page.getByRole('tabpanel');
  }

  /** Opens a tab by its address and waits for its content. */
  async open(name: SettingsTab): Promise<void> {
    await this.page.goto(`/settings?tab=${name}`);
    await this.expectTab(name);
    await expect(this.panel.getByRole('button').first()).toBeVisible();
  }

  async expectTab(name: SettingsTab): Promise<void> {
    await expect(this.tab(name)).toHaveAttribute('aria-selected', 'true');
  }

  /** The form of the current tab; pass its name if there are several. */
  form(name?: string): Locator {
    return name === undefined
      ? this.panel.getByRole('form').first()
      : this.panel.getByRole('form', { name, exact: true });
  }

  async save(form = this.form()): Promise<void> {
    await form.getByRole('button', { name: this.common('actions.save') }).click();
  }

  /** The notice of a form after it was sent. */
  async expectNotice(words: string, form = this.form()): Promise<void> {
    await expect(form.getByText(words, { exact: true })).toBeVisible();
  }

  /** The question before unsaved values are lost. */
  get question(): Locator {
    return this.page.getByRole('alertdialog', { name: this.t('unsaved.title') });
  }

  async stay(): Promise<void> {
    await this.question.getByRole('button', { name: this.t('unsaved.stay') }).click();
    await expect(this.question).toBeHidden();
  }

  async leave(): Promise<void> {
    await this.question.getByRole('button', { name: this.t('unsaved.leave') }).click();
    await expect(this.question).toBeHidden();
  }

  /** Selects a file as the customer's picture. */
  async choosePicture(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    const words = [this.t('avatar.choose'), this.t('avatar.change')];
    await this.page.getByRole('button', { name: new RegExp(`^(${words.join('|')})$`) }).click();
    await (await chooser).setFiles(file);
  }
}
