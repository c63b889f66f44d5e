import type { Page } from '@playwright/test';
import type { Language } from '@livree/contracts';
import { Checkout } from './checkout.ts';
import { Simulator } from './simulator.ts';
import { Wizard } from './wizard.ts';

/** Everything on the way from a price to a paid ride. */
export class BookingPages {
  readonly simulator: Simulator;
  readonly wizard: Wizard;
  readonly checkout: Checkout;

  constructor(page: Page, language: Language) {
    this.simulator = new Simulator(page, language);
    this.wizard = new Wizard(page, language);
    this.checkout = new Checkout(page, language);
  }
}
