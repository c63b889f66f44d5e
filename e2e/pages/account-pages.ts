import type { Language } from '@livree/contracts';
import { expect, type Locator, type Page } from 'playwright/test';
import { toPattern } from '../support/texts.ts';
import { PageObject } from './page-object.ts';

export interface NewCustomer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

/** A new customer's registration data. */
export function newCustomer(): NewCustomer {
  const unique = crypto.randomUUID().slice(0, 12);
  return {
    name: 'Camille Laurent',
    email: `camille.${unique}@example.com`,
    phone: '+33612345678',
    password: `Lacquer-${unique}`,
  };
}

export interface ShownPayment {
  readonly type: 'payment' | 'refund' | 'partial_refund';
  readonly status: 'completed' | 'refunded' | 'failed' | 'cancelled' | 'pending';
  /** As shown elsewhere, such as `166,50 €`. */
  readonly amount: string;
}

/** Login, registration and the customer's reservations. */
export class AccountPages extends PageObject {
  constructor(page: Page, language: Language) {
    super(page, 'account', language);
  }

  /** Expects the contact data of the step before in the registration form. */
  async expectPrefilled(contact: Omit<NewCustomer, 'password'>): Promise<void> {
    for (const name of ['name', 'email', 'phone'] as const)
      await expect(this.#field(name)).toHaveValue(contact[name]);
  }

  /** Fills in the registration form of the current page. */
  async register({ name, email, phone, password }: NewCustomer): Promise<void> {
    await this.#field('name').fill(name);
    await this.#field('email').fill(email);
    await this.#field('phone').fill(phone);
    await this.#field('password').fill(password);
    await this.#field('passwordConfirmation').fill(password);
    await this.page.getByRole('button', { name: this.t('register.submit') }).click();
  }

  /** Fills in the login form of the current page. */
  async logIn({ email, password }: Pick<NewCustomer, 'email' | 'password'>): Promise<void> {
    await this.#field('email').fill(email);
    await this.#field('password').fill(password);
    await this.page.getByRole('button', { name: this.t('login.submit') }).click();
  }

  async goToReservations(): Promise<void> {
    await this.page.goto('/reservations');
    await expect(this.page.getByRole('heading', { name: this.t('reservations.title') })).toBeVisible();
  }

  /** The first reservation of the list, as a card. */
  firstReservation(): Locator {
    return this.page.getByRole('article').first();
  }

  async expectStatus(card: Locator, status: 'confirmed' | 'cancelled' | 'pending'): Promise<void> {
    await expect(card.getByText(this.common(`reservationStatus.${status}`), { exact: true })).toBeVisible();
  }

  /** Writes a review of five stars on the page of a completed ride. */
  async review(path: string, comment: string): Promise<void> {
    await this.page.goto(path);
    await this.page.getByRole('radio', { name: this.t('review.stars_other', { count: 5 }) }).check();
    await this.page.getByLabel(this.t('review.comment')).fill(comment);
    await this.page.getByRole('button', { name: this.t('review.submit') }).click();
    await expect(this.page.getByText(this.t('review.sent'))).toBeVisible();
  }

  async openDetails(card: Locator): Promise<Locator> {
    await card.getByRole('link').click();
    const dialog = this.page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: this.t('ride.payments') })).toBeVisible();
    return dialog;
  }

  /** The payments and refunds in the details, in any order. */
  async expectPayments(details: Locator, expected: readonly ShownPayment[]): Promise<void> {
    const part = details.getByRole('heading', { name: this.t('ride.payments') }).locator('xpath=..');
    for (const { type, status, amount } of expected) {
      const row = part
        .getByRole('listitem')
        .filter({ hasText: this.common(`transactionType.${type}`) })
        .filter({ hasText: this.common(`transactionStatus.${status}`) });
      await expect(row).toContainText(amount);
    }
    await expect(part.getByRole('listitem')).toHaveCount(expected.length);
  }

  async closeDialog(): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: this.common('actions.close') }).click();
    await expect(dialog).toBeHidden();
  }

  /** Opens the cancellation dialog and waits for the server's terms. */
  async askToCancel(card: Locator): Promise<Locator> {
    await card.getByRole('button', { name: toPattern(this.t('reservations.cancelOf')) }).click();
    const dialog = this.page.getByRole('dialog', { name: this.t('cancellation.title') });
    await expect(dialog.getByText(this.t('cancellation.eligible'), { exact: true })).toBeVisible();
    return dialog;
  }

  /** Cancels a reservation through its dialog; the server decides whether that is possible. */
  async cancel(card: Locator, reason: string): Promise<void> {
    const dialog = await this.askToCancel(card);
    await dialog.getByLabel(this.t('cancellation.reason')).fill(reason);
    await dialog.getByRole('button', { name: this.t('cancellation.confirm') }).click();
    await expect(dialog).toBeHidden();
  }

  /** A field by its label, which may continue with '(facultatif)'. */
  #field(name: string): Locator {
    const label = new RegExp(String.raw`^${this.t(`fields.${name}`)}\s*(\(|$)`);
    return this.page.getByRole('textbox', { name: label });
  }
}
