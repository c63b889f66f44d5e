import { readFile } from 'node:fs/promises';
import type { Language } from '@livree/contracts';
import { expect, type Locator, type Page } from 'playwright/test';
import type { FreeRide } from '../support/free-rides.ts';
import { operator } from '../support/operator.ts';
import { texts, toPattern } from '../support/texts.ts';
import { PageObject } from './page-object.ts';
import { TripForm } from './trip-form.ts';

/** What an operator does on their screens. */
export class OperationsPages extends PageObject {
  constructor(page: Page, language: Language) {
    super(page, 'operations', language);
  }

  /** Signs in as operator on the log-in page, which leads to the day. */
  async signIn(): Promise<void> {
    const t = texts('account', 'fr');
    await this.page.goto('/login');
    await this.page.getByLabel(t('fields.email'), { exact: true }).fill(operator.LIVREE_OPERATOR_EMAIL);
    await this.page.getByLabel(t('fields.password'), { exact: true }).fill(operator.LIVREE_OPERATOR_PASSWORD);
    await this.page.getByRole('button', { name: t('login.submit') }).click();
    await this.page.waitForURL('**/operations');
    await expect(this.page.getByRole('heading', { name: this.t('needs.title') })).toBeVisible();
  }

  async goTo(
    place:
      | 'rides'
      | 'customers'
      | 'fleet'
      | 'prices'
      | 'money'
      | 'refunds'
      | 'reviews'
      | 'messages'
      | 'articles'
      | 'words'
      | 'settings'
      | 'import',
  ): Promise<void> {
    const nav = this.page.getByRole('navigation', { name: this.t('frame.nav') });
    await nav.getByRole('link', { name: this.t(`frame.${place}`) }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: this.t(`frame.${place}`) })).toBeVisible();
  }

  /** Opens a day, and waits until it is read and changes are heard. @param date `2026-12-01` */
  async openDay(date: string): Promise<void> {
    const stream = this.page.waitForResponse(/\/operations\/events$/);
    await this.page.goto(`/operations?date=${date}`);
    await stream;
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Waits until a ride stands on the open day, sooner than the day is read again by itself. */
  async hearOfRide(reference: string): Promise<void> {
    const ride = this.page.getByRole('link', { name: `${reference}, ` });
    await expect(ride).toBeVisible({ timeout: 3000 });
  }

  /** Opens a ride from the open day. */
  async openRideOfDay(reference: string): Promise<void> {
    await this.page.getByRole('link', { name: `${reference}, ` }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  }

  /** Finds a ride by its reference. */
  async findRide(reference: string): Promise<void> {
    await this.goTo('rides');
    const search = this.page.getByLabel(this.t('rides.search'));
    if (!(await search.isVisible())) await this.page.getByRole('button', { name: /filtr/i }).click();
    await search.fill(reference);
    await this.page.getByRole('button', { name: this.common('actions.apply') }).click();
    await expect(this.page.getByRole('link', { name: reference })).toBeVisible();
  }

  /** Finds a ride by its reference and opens it. */
  async openRide(reference: string): Promise<void> {
    await this.findRide(reference);
    await this.page.getByRole('link', { name: reference }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
  }

  /** Takes a step of the open ride, and waits until its history tells it. */
  async take(step: 'confirm' | 'start' | 'complete'): Promise<void> {
    await this.page.getByRole('button', { name: this.t(`steps.${step}`), exact: true }).click();
    await this.expectTold(step);
  }

  /** Waits until the history of what is open tells an act. */
  async expectTold(act: string, times = 1): Promise<void> {
    await expect(this.page.getByRole('cell', { name: this.t(`act.${act}`), exact: true })).toHaveCount(times);
  }

  /** The entry of a list that contains a text. */
  entry(text: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: text });
  }

  /** The rows of a table that contain a text. */
  row(text: string): Locator {
    return this.page.getByRole('row').filter({ hasText: text });
  }

  async decline(entry: Locator, reason: string): Promise<void> {
    await entry.getByRole('button', { name: this.t('refunds.decline') }).click();
    await entry.getByLabel(this.t('refunds.reason')).fill(reason);
    await entry.getByRole('button', { name: this.t('refunds.declineSubmit') }).click();
    await expect(entry).toHaveCount(0);
  }

  /** Gives back a part of what the open ride was paid with, and waits until its history tells it. */
  async giveBack(amount: string, reason: string): Promise<void> {
    await this.page.getByText(toPattern(this.t('refund.title'))).click();
    const form = this.page.getByRole('form').filter({ has: this.page.getByLabel(this.t('refund.reason')) });
    await form.getByLabel(new RegExp(`^${this.t('ride.amount')}`)).fill(amount);
    await form.getByLabel(this.t('refund.reason')).fill(reason);
    await form.getByRole('button', { name: this.t('refund.submit') }).click();
    await this.expectTold('refund');
  }

  /** The accountant’s file of the month that is shown. */
  saveAccounts(): Promise<string> {
    return this.saveFile(this.t('money.accounts'));
  }

  /** The list that is shown, as a file. */
  saveList(): Promise<string> {
    return this.saveFile(this.t('frame.saveList'));
  }

  private async saveFile(button: string): Promise<string> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: button }).click();
    return readFile(await (await download).path(), 'utf8');
  }

  /** Publishes a review, and waits until its history tells it. */
  async publish(entry: Locator): Promise<void> {
    await entry.getByRole('button', { name: this.t('reviews.approve'), exact: true }).click();
    await expect(entry).toHaveCount(0);
    await this.#openHistory(this.t('reviews.approved'), entry);
    await this.expectTold('approve');
  }

  /** Answers a message, and waits until its history tells it. */
  async answer(entry: Locator, text: string): Promise<void> {
    await entry.getByLabel(this.t('messages.answer')).fill(text);
    await entry.getByRole('button', { name: toPattern(this.t('messages.send')) }).click();
    await expect(entry).toHaveCount(0);
    await this.#openHistory(this.t('messages.answered'), entry);
    await this.expectTold('answer');
  }

  /** Opens the history of an entry, which is on another tab by now. */
  async #openHistory(tab: string, entry: Locator): Promise<void> {
    await this.page.getByRole('tab', { name: tab, exact: true }).click();
    await entry.getByText(this.t('history.title'), { exact: true }).click();
  }

  /** Gives the open ride another vehicle at the price of the sale, once both prices are shown. */
  async moveTo(vehicle: string): Promise<void> {
    await this.page.getByText(this.t('move.title')).first().click();
    await this.page.getByLabel(this.t('move.vehicle'), { exact: true }).selectOption({ label: vehicle });
    await expect(this.page.getByText(this.t('move.difference'), { exact: true })).toBeVisible();
    const keep = this.page.getByLabel(this.t('move.keep'), { exact: true });
    if (await keep.isVisible()) await keep.check();
    await this.page.getByRole('button', { name: this.t('move.submit') }).click();
    await this.expectTold('move');
  }

  /** Takes a ride of the open day in hand by its key. @returns the panel that tells where it would be put */
  async takeInHand(reference: string): Promise<Locator> {
    await this.page.getByRole('link', { name: `${reference}, ` }).focus();
    await this.page.keyboard.press('d');
    const panel = this.page.getByRole('region', { name: this.t('carry.inHand', { reference }) });
    await expect(panel.getByRole('application')).toBeFocused();
    return panel;
  }

  /** Agrees to the move of a ride that was put down, once its price is shown. */
  async agreeToMove(reference: string): Promise<void> {
    const question = this.page.getByRole('dialog', { name: this.t('carry.question', { reference }) });
    await expect(question.getByText(this.t('move.difference'), { exact: true })).toBeVisible();
    await question.getByRole('button', { name: this.t('move.submit') }).click();
    await expect(question).toHaveCount(0);
  }

  /** Names the chauffeur of the open ride. */
  async nameChauffeur(name: string): Promise<void> {
    await this.page.getByText(this.t('notes.title')).first().click();
    await this.page.getByLabel(this.t('notes.name')).fill(name);
    await this.page.getByRole('button', { name: this.t('frame.save'), exact: true }).click();
    await this.expectTold('saveNotes');
  }

  /** Finds a vehicle of the fleet and opens it. */
  async openVehicle(name: string): Promise<void> {
    await this.goTo('fleet');
    await this.page.getByRole('link', { name, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  /** Adds a picture to the open vehicle. */
  async addPicture(file: { name: string; mimeType: string; buffer: Buffer }, title: string): Promise<void> {
    await this.page.getByText(this.t('picture.add'), { exact: true }).click();
    await this.page.getByLabel(this.t('picture.file'), { exact: true }).setInputFiles(file);
    await this.page.getByLabel(new RegExp(`^${this.t('picture.name')}`)).fill(title);
    await this.page.getByRole('button', { name: this.t('picture.addSubmit') }).click();
    await expect(this.page.getByRole('listitem').filter({ hasText: title })).toBeVisible();
  }

  /** Drafts the base price of a vehicle's tariff, and puts all drafts live. */
  async price(vehicle: string, tariff: string, euros: string): Promise<void> {
    await this.goTo('prices');
    await this.page.getByLabel(this.t('prices.shown')).selectOption({ label: vehicle });
    const entry = this.page.getByRole('listitem').filter({
      has: this.page.getByRole('heading', { name: tariff, exact: true }),
    });
    await entry.getByText(this.t('prices.change')).click();
    await entry.getByLabel(this.t('prices.basePrice'), { exact: true }).fill(euros);
    await entry.getByRole('button', { name: this.t('prices.saveDraft') }).click();
    await this.page.getByRole('button', { name: this.t('prices.liveNow') }).click();
    await expect(this.page.getByText(this.t('prices.noDraft'))).toBeVisible();
  }

  /** Adds a customer on the telephone, for whom the ride of the open page is then booked. */
  async addCaller(caller: { name: string; email: string; phone: string }): Promise<void> {
    await this.page.getByText(this.t('newRide.newCustomer'), { exact: true }).click();
    await this.page.getByLabel(this.t('newRide.name'), { exact: true }).fill(caller.name);
    await this.page.getByLabel(this.t('ride.email'), { exact: true }).fill(caller.email);
    await this.page.getByLabel(this.t('ride.phone'), { exact: true }).fill(caller.phone);
    await this.page.getByRole('button', { name: this.t('newRide.addCustomer') }).click();
    await expect(this.page.getByRole('link', { name: caller.name })).toBeVisible();
  }

  /** The link by which the open ride is paid. */
  async paymentLink(): Promise<string> {
    return this.page.getByLabel(this.t('link.address'), { exact: true }).inputValue();
  }

  /** Writes to the customer of the open page. */
  async writeTo(subject: string, message: string): Promise<void> {
    await this.page.getByLabel(this.t('customers.subject'), { exact: true }).fill(subject);
    await this.page.getByLabel(this.t('customers.message'), { exact: true }).fill(message);
    await this.page.getByRole('button', { name: this.t('customers.send'), exact: true }).click();
    await expect(this.page.getByText(subject, { exact: true })).toBeVisible();
  }

  /** Deletes the customer of the open page, under their name. */
  async deleteCustomer(name: string): Promise<void> {
    await this.page.getByText(this.t('customers.removal'), { exact: true }).click();
    await this.page.getByLabel(this.t('customers.typeName', { name })).fill(name);
    await this.page.getByRole('button', { name: this.t('customers.remove', { name }) }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: this.t('frame.customers') })).toBeVisible();
  }

  /** Finds a customer by address and opens their page. */
  async openCustomer(email: string, name: string): Promise<void> {
    await this.goTo('customers');
    const search = this.page.getByLabel(this.t('customers.search'));
    if (!(await search.isVisible())) await this.page.getByRole('button', { name: /filtr/i }).click();
    await search.fill(email);
    await this.page.getByRole('button', { name: this.common('actions.apply') }).click();
    const row = this.page.getByRole('row').filter({ hasText: email });
    await row.getByRole('link', { name, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  /** Opens the page on which a ride is booked on the telephone. */
  async openNewRide(): Promise<void> {
    await this.goTo('rides');
    await this.page.getByRole('link', { name: this.t('newRide.title') }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: this.t('newRide.title') })).toBeVisible();
  }

  /** Plans the ride of the open page, and books it once its price is shown. */
  async bookOnTelephone(from: string, to: string, ride: FreeRide): Promise<void> {
    const trip = new TripForm(this.page, this.page.getByRole('main'), 'fr');
    await trip.pick(this.t('newRide.from'), from);
    await trip.pick(this.t('newRide.to'), to);
    await trip.chooseDay(new RegExp(`^${this.t('move.day')}`), ride);
    await trip.chooseTime(this.t('move.time'), '10', '00');
    await this.page.getByLabel(this.t('move.vehicle'), { exact: true }).selectOption({ label: ride.vehicle });
    const submit = this.page.getByRole('button', { name: this.t('newRide.submit') });
    await expect(submit).toBeEnabled();
    await submit.click();
    await expect(this.page.getByLabel(this.t('link.address'), { exact: true })).toBeVisible();
  }
}
