import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '@livree/contracts';
import { texts, type Say } from '../support/texts.ts';

export interface NewCustomer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
}

/** A customer nobody has registered before. */
export function newCustomer(): NewCustomer {
  const unique = crypto.randomUUID().slice(0, 12);
  return {
    name: 'Camille Laurent',
    email: `camille.${unique}@example.com`,
    phone: '+33612345678',
    password: `Lacquer-${unique}`,
  };
}

/** Log-in, registration and the customer's reservations. */
export class AccountPages {
  readonly #page: Page;
  readonly #t: Say;

  constructor(page: Page, language: Language) {
    this.#page = page;
    this.#t = texts('account', language);
  }

  /** Fills the registration form of the present page. */
  async register({ name, email, phone, password }: NewCustomer): Promise<void> {
    await this.#field('name').fill(name);
    await this.#field('email').fill(email);
    await this.#field('phone').fill(phone);
    await this.#field('password').fill(password);
    await this.#field('passwordConfirmation').fill(password);
    await this.#page.getByRole('button', { name: this.#t('register.submit') }).click();
  }

  /** Fills the log-in form of the present page. */
  async logIn({ email, password }: Pick<NewCustomer, 'email' | 'password'>): Promise<void> {
    await this.#field('email').fill(email);
    await this.#field('password').fill(password);
    await this.#page.getByRole('button', { name: this.#t('login.submit') }).click();
  }

  async goToReservations(): Promise<void> {
    await this.#page.goto('/reservations');
    await expect(this.#page.getByRole('heading', { name: this.#t('reservations.title') })).toBeVisible();
  }

  /** The newest reservation of the list, as a card. */
  newestReservation(): Locator {
    return this.#page.getByRole('article').first();
  }

  async openDetails(card: Locator): Promise<Locator> {
    await card.getByRole('link').click();
    return this.#page.getByRole('dialog');
  }

  /** Cancels a reservation through its dialog; the server decides whether that is possible. */
  async cancel(card: Locator, reason: string): Promise<void> {
    await card.getByRole('button', { name: this.#t('reservations.cancel') }).click();
    const dialog = this.#page.getByRole('dialog', { name: this.#t('cancellation.title') });
    await dialog.getByLabel(this.#t('cancellation.reason')).fill(reason);
    await dialog.getByRole('button', { name: this.#t('cancellation.confirm') }).click();
    await expect(dialog).toBeHidden();
  }

  #field(name: string): Locator {
    return this.#page.getByRole('textbox', { name: this.#t(`fields.${name}`), exact: true });
  }
}
