import type { Language } from '@livree/contracts';
import type { Page } from 'playwright/test';
import type { FreeRide } from '../support/free-rides.ts';
import { Checkout } from './checkout.ts';
import { Simulator } from './simulator.ts';
import { Wizard } from './wizard.ts';

/** The pages from a price to a paid ride. */
export class BookingPages {
  readonly simulator: Simulator;
  readonly wizard: Wizard;
  readonly checkout: Checkout;

  constructor(page: Page, language: Language) {
    this.simulator = new Simulator(page, language);
    this.wizard = new Wizard(page, language);
    this.checkout = new Checkout(page, language);
  }

  /** Fills in steps 1 and 2 for `ride` and goes to step 3. */
  async describeRide(ride: FreeRide): Promise<void> {
    await this.wizard.start({ service: 'airport', vehicule: String(ride.vehicleId) });
    await this.wizard.continue();
    await this.describeTrip(ride);
  }

  /** Fills in step 2 for `ride` and goes on to step 3. */
  async describeTrip(ride: FreeRide): Promise<void> {
    const { wizard } = this;
    await wizard.expectStep(2);
    await wizard.trip.from('Roissy');
    await wizard.trip.to('Versailles');
    await wizard.trip.on(ride);
    await wizard.trip.at('10', '30');
    await wizard.expectAvailable();
    await wizard.continue();
  }

  /** Goes to the checkout as a signed-in customer. */
  async reachPayment(ride: FreeRide): Promise<void> {
    await this.describeRide(ride);
    await this.wizard.expectStep(3);
    await this.wizard.continue();
    await this.wizard.expectStep(4);
    await this.checkout.expectFrameReady();
  }
}
