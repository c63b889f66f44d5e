import type { Language } from '@livree/contracts';
import { expect, type FrameLocator, type Locator, type Page } from 'playwright/test';
import { PageObject } from './page-object.ts';

/** The sandbox's cards by effect. */
export const cards = {
  succeeds: '4242424242424242',
  insufficientFunds: '4000000000009995',
  challenge: '4000002760003184',
  timeout: '4000000000000119',
  outage: '4000000000006975',
} as const;

/** The provider's own labels for yes and no, on its pages. */
const accept = /^(Valider|Confirm|Confirmar|Bestätigen|Accepter|Accept|Aceptar|Annehmen)$/;
const refuse = /^(Refuser|Refuse|Rechazar|Ablehnen|Annuler|Cancel|Cancelar|Abbrechen)$/;

/** The checkout slot, its frame, and the provider's pages. */
export class Checkout extends PageObject {
  constructor(page: Page, language: Language) {
    super(page, 'payments', language);
  }

  async payByCard(number: string): Promise<void> {
    await this.typeCard(number);
    await this.pay();
  }

  async typeCard(number: string): Promise<void> {
    await this.cardField('number').fill(number);
    await this.cardField('expiry').fill('12 / 34');
    await this.cardField('code').fill('123');
  }

  /** Lets the provider save the typed card. */
  async keepCard(): Promise<void> {
    await this.#region()
      .getByRole('checkbox', { name: this.t('cards.save') })
      .check();
  }

  async pay(): Promise<void> {
    await this.payButton().click();
  }

  /** A field of the card's form, inside the frame. */
  cardField(key: 'number' | 'expiry' | 'code'): Locator {
    return this.#frame().getByLabel(this.t(`frame.${key}`), { exact: true });
  }

  /** The visible pay button: in the page, or in the bar within reach of the thumb. */
  payButton(): Locator {
    const name = new RegExp(this.common('actions.pay'), 'i');
    return this.#region().getByRole('button', { name }).filter({ visible: true });
  }

  /** Answers on the bank's page inside the frame. */
  async answerChallenge(answer: 'accept' | 'refuse'): Promise<void> {
    const bank = this.#frame().frameLocator('iframe');
    await bank.getByRole('button', { name: answer === 'accept' ? accept : refuse }).click();
  }

  /** Pays by wallet and answers on its approval page, which opens in a window. */
  async payByWallet(answer: 'accept' | 'refuse'): Promise<void> {
    await this.#region()
      .getByRole('radio', { name: this.common('paymentMethod.wallet') })
      .check();
    const opened = this.page.waitForEvent('popup');
    await this.pay();
    const wallet = await opened;
    await wallet.getByRole('button', { name: answer === 'accept' ? accept : refuse }).click();
  }

  /** Expects the amount on the pay button, or beside it in the bar. */
  async expectAmount(price: string): Promise<void> {
    const shown = this.#region().getByText(price).filter({ visible: true });
    await expect(shown.first()).toBeVisible();
  }

  async expectFrameReady(): Promise<void> {
    await expect(this.cardField('number')).toBeVisible();
  }

  #region(): Locator {
    return this.page.getByRole('region', { name: this.t('checkout.title') });
  }

  #frame(): FrameLocator {
    return this.page.frameLocator(`iframe[title="${this.t('checkout.frame')}"]`);
  }
}
