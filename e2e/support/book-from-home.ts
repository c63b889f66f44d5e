import type { AccountPages, NewCustomer } from '../pages/account-pages.ts';
import type { BookingPages } from '../pages/booking-pages.ts';
import { cards } from '../pages/checkout.ts';
import type { SitePages } from '../pages/site-pages.ts';
import type { TripForm } from '../pages/trip-form.ts';
import type { FreeRide } from './free-rides.ts';

interface FirstVisit {
  readonly site: SitePages;
  readonly booking: BookingPages;
  readonly ride: FreeRide;
}

/**
 * A first visitor estimates the ride from Roissy to Versailles on the home page, and books it until the payment, where
 * the visitor says who they are. `more` describes more of the trip. Returns the price.
 */
export async function bookUntilPayment(
  { site, booking: { simulator, wizard }, ride }: FirstVisit,
  person: NewCustomer,
  more: (trip: TripForm) => Promise<void> = async () => undefined,
): Promise<string> {
  await site.goHome();
  await site.refuseCookies();
  await site.askForEstimate('', '');
  await simulator.expectOpen();
  await simulator.trip.from('Roissy');
  await simulator.trip.to('Versailles');
  await simulator.trip.withVehicle(ride.vehicle);
  await simulator.trip.on(ride);
  await simulator.trip.at('10', '30');
  await more(simulator.trip);
  await simulator.estimate();
  const price = await simulator.total();
  await simulator.book();

  await wizard.expectStep(1);
  await wizard.chooseService('airport');
  await wizard.continue();
  await wizard.expectStep(2);
  await wizard.expectAvailable();
  await wizard.expectPrice(price);
  await wizard.continue();
  await wizard.giveContact(person);
  await wizard.continue();
  return price;
}

/** As `bookUntilPayment`, and the visitor chooses to register. */
export async function bookUntilSignIn(
  visit: FirstVisit,
  person: NewCustomer,
  more?: (trip: TripForm) => Promise<void>,
): Promise<string> {
  const price = await bookUntilPayment(visit, person, more);
  await visit.booking.wizard.chooseToSignIn('register');
  return price;
}

/** The same visitor registers, and pays the price with a card that passes. */
export async function registerAndPay(
  { booking: { wizard, checkout }, account }: { booking: BookingPages; account: AccountPages },
  person: NewCustomer,
  price: string,
): Promise<void> {
  await account.register(person);
  await wizard.expectStep(4);
  await checkout.expectFrameReady();
  await checkout.expectAmount(price);
  await checkout.payByCard(cards.succeeds);
  await wizard.expectBooked();
}
