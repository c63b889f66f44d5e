import type { Language } from '@livree/contracts';
import { expect, type Locator, type Page } from 'playwright/test';
import { settled } from '../support/settled.ts';
import { PageObject } from './page-object.ts';
import { TripForm } from './trip-form.ts';

/** The price simulator as an open dialog. */
export class Simulator extends PageObject {
  readonly trip: TripForm;

  constructor(page: Page, language: Language) {
    super(page, 'booking', language);
    this.trip = new TripForm(page, this.dialog(), language);
  }

  dialog(): Locator {
    const title = new RegExp(`${this.t('simulator.title')}|${this.t('simulator.resultTitle')}`);
    return this.page.getByRole('dialog', { name: title });
  }

  async expectOpen(): Promise<void> {
    await expect(this.dialog()).toBeVisible();
    await settled(this.page);
  }

  async estimate(): Promise<void> {
    await this.dialog()
      .getByRole('button', { name: this.t('simulator.estimate') })
      .click();
    await expect(this.dialog().getByRole('button', { name: this.t('simulator.book') })).toBeVisible();
  }

  /** The total as shown, such as `166,50 €`. */
  async total(): Promise<string> {
    const label = this.dialog().getByText(this.common('fareLine.total')).last();
    return (await label.locator('xpath=following-sibling::*[1]').innerText()).trim();
  }

  /** Passes the estimated ride to the wizard. */
  async book(): Promise<void> {
    await this.dialog()
      .getByRole('button', { name: this.t('simulator.book') })
      .click();
    await this.page.waitForURL(/\/reservation/);
  }
}
