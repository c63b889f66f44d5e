import type { Language } from '@livree/contracts';
import { expect, type Locator, type Page } from 'playwright/test';
import { reachable } from '../support/settled.ts';
import { texts, type Translate } from '../support/texts.ts';

/** Addresses, date and time in the simulator and the wizard. */
export class TripForm {
  readonly #page: Page;
  readonly #within: Locator;
  readonly #language: Language;
  readonly #common: Translate;
  readonly #booking: Translate;

  constructor(page: Page, within: Locator, language: Language) {
    this.#page = page;
    this.#within = within;
    this.#language = language;
    this.#common = texts('common', language);
    this.#booking = texts('booking', language);
  }

  async from(address: string): Promise<void> {
    await this.pick(this.#common('ride.departure'), address);
  }

  async to(address: string): Promise<void> {
    await this.pick(this.#common('ride.destination'), address);
  }

  async via(address: string): Promise<void> {
    const stops = this.#within.getByRole('button', { name: this.#booking('trip.addStop') });
    await stops.click();
    const number = await this.#within.getByRole('button', { name: this.#removeStop() }).count();
    await this.pick(this.#common('ride.stop', { number }), address);
  }

  /** Selects a day in a later month, so that it is always in the future. */
  async on(day: { monthsAhead: number; day: number }): Promise<void> {
    await this.chooseDay(new RegExp(`^${this.#common('calendar.date')}\\b`), day);
  }

  async at(hour: string, minute: string): Promise<void> {
    await this.chooseTime(this.#common('calendar.time'), hour, minute);
  }

  /** Selects a return on this day of the pickup's month. */
  async backOn(day: number, hour: string, minute: string): Promise<void> {
    await this.#within.getByRole('checkbox', { name: this.#common('badge.roundTrip') }).check();
    await this.chooseDay(new RegExp(`^${this.#booking('trip.returnDate')}`), { monthsAhead: 0, day });
    await this.chooseTime(this.#booking('trip.returnTime'), hour, minute);
  }

  async chooseDay(field: RegExp, { monthsAhead, day }: { monthsAhead: number; day: number }): Promise<void> {
    await this.#within.getByRole('button', { name: field }).first().click();
    const calendar = this.#page
      .getByRole('dialog')
      .filter({ has: this.#page.getByRole('grid') })
      .last();
    // React Aria names the arrow after the calendar and its direction; it is the one after the heading.
    const next = calendar.locator('header').getByRole('button').last();
    for (let month = 0; month < monthsAhead; month += 1) await next.click();
    const inside = calendar.locator('[role=button]:not([data-outside-month])');
    await inside.getByText(String(day), { exact: true }).click();
    await calendar.getByRole('button', { name: this.#common('actions.confirm') }).click();
  }

  async chooseTime(field: string, hour: string, minute: string): Promise<void> {
    const time = this.#within.getByRole('group', { name: field, exact: true }).first();
    await this.#choose(time.getByRole('button').nth(0), hour);
    await this.#choose(time.getByRole('button').nth(1), minute);
  }

  async withVehicle(name: string): Promise<void> {
    const vehicle = this.#within.getByRole('button', { name: new RegExp(this.#booking('vehicle.label')) });
    await this.#choose(vehicle.first(), name);
  }

  async #choose(trigger: Locator, option: string): Promise<void> {
    await trigger.click();
    // Plain selects have options too, but no list.
    await this.#page.getByRole('listbox').getByRole('option', { name: option, exact: true }).click();
  }

  /** Types an address and selects the first suggestion. */
  async pick(label: string, address: string): Promise<void> {
    const field = this.#within.getByRole('combobox', { name: label, exact: true });
    // The list opens only for typing in the focused field, so the last letter is typed.
    await field.fill(address.slice(0, -1));
    await field.pressSequentially(address.slice(-1));
    // During the search, the list contains one line that says so.
    const searching = this.#page.getByText(this.#booking('places.searching'));
    const first = this.#page.getByRole('option').filter({ hasNot: searching }).first();
    await reachable(first);
    await first.click();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  }

  #removeStop(): RegExp {
    return new RegExp(texts('booking', this.#language)('trip.removeStop', { number: String.raw`\d+` }));
  }
}
