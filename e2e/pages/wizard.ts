import type { Language } from '@livree/contracts';
import { expect, type Locator, type Page } from 'playwright/test';
import { toPattern, texts, type Translate } from '../support/texts.ts';
import type { NewCustomer } from './account-pages.ts';
import { PageObject } from './page-object.ts';
import { TripForm } from './trip-form.ts';

export type Step = 1 | 2 | 3 | 4;

/** The four steps of a reservation. */
export class Wizard extends PageObject {
  readonly #payments: Translate;
  readonly trip: TripForm;

  constructor(page: Page, language: Language) {
    super(page, 'booking', language);
    this.#payments = texts('payments', language);
    this.trip = new TripForm(page, page.getByRole('main'), language);
  }

  /** Opens the wizard from outside; `brought` contains the link's parameters. */
  async start(brought: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.page.goto(`/reservation?${new URLSearchParams(brought)}`);
    await this.expectStep(1);
  }

  async expectStep(step: Step): Promise<void> {
    await expect(
      this.page.getByRole('heading', { name: this.t(`steps.${step}`), exact: true }),
    ).toBeVisible();
  }

  async chooseService(service: 'business' | 'airport' | 'private'): Promise<void> {
    await this.#card(this.t('service.legend'), this.common(`service.${service}`)).check();
  }

  async chooseVehicle(name: string): Promise<void> {
    const all = this.page.getByRole('button', { name: toPattern(this.t('vehicle.all')) });
    if (await all.isVisible()) await all.click();
    await this.#card(this.t('vehicle.legend'), name).check();
  }

  async continue(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('steps.next') }).click();
  }

  async goBack(): Promise<void> {
    await this.page.getByRole('button', { name: this.common('actions.previous') }).click();
  }

  async expectAvailable(): Promise<void> {
    await expect(this.page.getByText(this.t('availability.available'))).toBeVisible();
  }

  async giveContact({ name, email, phone }: Omit<NewCustomer, 'password'>): Promise<void> {
    await this.page.getByLabel(this.t('contact.name'), { exact: true }).fill(name);
    await this.page.getByLabel(this.t('contact.email'), { exact: true }).fill(email);
    await this.page.getByLabel(this.t('contact.phone'), { exact: true }).fill(phone);
  }

  /** Chooses in step 4 to log in or to register there, according to `how`. */
  async chooseToSignIn(how: 'login' | 'register'): Promise<void> {
    await expect(this.page.getByRole('heading', { name: this.t('login.title') })).toBeVisible();
    await this.page.getByRole('tab', { name: this.common(`actions.${how}`) }).click();
  }

  /** Expects the message of an error, next to its field or in a banner. */
  async expectFault(key: string): Promise<void> {
    await expect(this.page.getByText(this.t(`validation.${key}`)).first()).toBeVisible();
  }

  /** Expects the running price in the summary, or in the bar. */
  async expectPrice(price: string): Promise<void> {
    const shown = this.page.getByRole('main').getByText(price).filter({ visible: true });
    await expect(shown.first()).toBeVisible();
  }

  /** Expects a failed payment; the banner shows the reason. */
  async expectPaymentFault(kind: 'payment' | 'connection' | 'other'): Promise<Locator> {
    const banner = this.page
      .getByRole('alert')
      .filter({ hasText: this.#payments(`settlement.failed.${kind}`) });
    await expect(banner).toBeVisible();
    // Even if the pay button is far below it.
    await expect(banner).toBeInViewport();
    return banner;
  }

  async retryPayment(): Promise<void> {
    await this.page.getByRole('button', { name: toPattern(this.#payments('settlement.retry')) }).click();
  }

  /** Expects the booking to succeed; the reservations follow after three seconds. */
  async expectBooked(): Promise<void> {
    await expect(this.page.getByRole('alertdialog', { name: this.t('success.title') })).toBeVisible();
    await this.page.waitForURL('**/reservations');
  }

  #card(legend: string, name: string): Locator {
    const group = this.page
      .getByRole('group', { name: legend })
      .or(this.page.getByRole('radiogroup', { name: legend }));
    return group.getByRole('radio', { name }).first();
  }
}
