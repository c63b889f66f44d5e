import type { Language, SettingGroup, SettingName } from '@livree/contracts';
import { expect, type Page } from 'playwright/test';
import { PageObject } from './page-object.ts';

/** The page on which an operator changes the settings of the company. */
export class CompanySettingPages extends PageObject {
  constructor(page: Page, language: Language) {
    super(page, 'operations', language);
  }

  async show(group: SettingGroup): Promise<void> {
    const name = this.t(`settings.group.${group}`);
    await this.page.getByRole('tab', { name, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }

  /** Changes a setting of the group that is shown, by keyboard, and waits until its history tells it. */
  async say(name: SettingName, value: string): Promise<void> {
    const title = this.t(`settings.name.${name}`);
    const change = this.t('words.changeNamed', { name: title });
    const form = this.page.getByRole('form', { name: change });
    if (!(await form.isVisible())) {
      await this.page.getByRole('button', { name: change }).focus();
      await this.page.keyboard.press('Enter');
    }
    const told = this.page.getByRole('cell', { name: this.t('act.save'), exact: true });
    const before = await told.count();
    await form.getByRole('textbox').fill(value);
    await this.page.keyboard.press('Enter');
    await expect(told).toHaveCount(before + 1);
  }
}
