import type { Locator, Page } from 'playwright/test';
import { tap, type, type Tapped } from './tap.ts';

/** Measures an interaction under its name. */
export type Note = (name: string, tapped: Promise<Tapped>) => Promise<void>;

const dialogField = '[role=dialog] [role=combobox]';
const list = '[role=listbox] [role=option]';

/** Chooses an entry of a list that a button opens. */
async function choose(
  page: Page,
  note: Note,
  [name, opener, entry]: readonly [string, Locator, Locator],
): Promise<void> {
  await note(`open ${name}`, tap(page, opener, list));
  await note(`choose ${name}`, tap(page, entry, 'gone:[role=listbox]'));
}

async function giveAddress(
  page: Page,
  note: Note,
  field: Locator,
  [start, last]: readonly [string, string],
): Promise<void> {
  await field.tap();
  await page.keyboard.type(start);
  await note('type an address', type(page, last, list));
  await note('choose an address', tap(page, page.getByRole('option').first(), 'gone:[role=listbox]'));
}

/** A price: the simulator from its opening to the estimate, and twice more open and close. @param day of next month, so that rounds do not meet */
export async function estimate(page: Page, note: Note, day: number): Promise<void> {
  const opener = page.getByRole('button', { name: 'Estimer le prix' }).first();
  const dialog = page.getByRole('dialog');
  await note('open the simulator', tap(page, opener, dialogField));
  const close = dialog.getByRole('button', { name: 'Fermer' }).first();
  await note('close the simulator', tap(page, close, `gone:${dialogField}`));
  await note('open the simulator again', tap(page, opener, dialogField));
  await giveAddress(page, note, dialog.getByRole('combobox', { name: 'Départ' }), ['Roiss', 'y']);
  await giveAddress(page, note, dialog.getByRole('combobox', { name: 'Destination' }), ['Versaille', 's']);
  await choose(page, note, [
    'the vehicle',
    dialog.getByRole('button', { name: /Véhicule/ }),
    page.getByRole('option').first(),
  ]);
  await note('open the calendar', tap(page, dialog.getByRole('button', { name: /^Date/ }), '[role=grid]'));
  const calendar = page.getByRole('dialog').last();
  const month = calendar.locator('header').getByRole('button').last();
  await note('turn the month', tap(page, month, '[role=grid]'));
  const date = calendar.locator('td [role=button]:not([data-outside-month])').nth(day);
  await note('choose a day', tap(page, date, 'td [data-selected]'));
  const confirm = calendar.getByRole('button', { name: 'Confirmer' });
  await note('confirm the day', tap(page, confirm, 'gone:[role=grid]'));
  const hour = dialog.getByRole('button', { name: /Heure$/ });
  await choose(page, note, ['the hour', hour, page.getByRole('option', { name: '10', exact: true })]);
  const ask = dialog.getByRole('button', { name: 'Estimer le prix' });
  await note('estimate', tap(page, ask, '[role=dialog] [role=group][tabindex="-1"]'));
}

/** From the estimate through the steps of the wizard to the payment. */
export async function book(page: Page, note: Note): Promise<void> {
  const onwards = page.getByRole('button', { name: 'Continuer' });
  await note(
    'take the ride',
    tap(page, page.getByRole('button', { name: 'Réserver ce trajet' }), 'main form[novalidate]'),
  );
  await page.waitForTimeout(1500);
  await note('go to step 2', tap(page, onwards, 'main [role=combobox]'));
  await page.getByText('disponible').first().waitFor();
  await note('go to step 3', tap(page, onwards, 'main [autocomplete=email]'));
  await note('go to step 4', tap(page, onwards, 'main iframe'));
  const frame = page.frameLocator('main iframe');
  await frame.locator('[autocomplete=cc-number]').fill('4242424242424242');
  await frame.locator('[autocomplete=cc-exp]').fill('12 / 34');
  await frame.locator('[autocomplete=cc-csc]').fill('123');
  const pay = page.getByRole('button', { name: /Payer/ }).filter({ visible: true });
  await note('pay', tap(page, pay, '[role=alertdialog]'));
  await page.waitForURL('**/reservations');
}

/** The list of rides: its filters, and the details of one. */
export async function readRides(page: Page, note: Note): Promise<void> {
  const filters = page.getByRole('button', { name: 'Filtrer' });
  await note('open the filters', tap(page, filters, 'main input[type=search]'));
  const details = page.getByRole('link', { name: /^Détails/ }).first();
  await note('open the details', tap(page, details, '[role=dialog] h2'));
  await note(
    'close the details',
    tap(page, page.getByRole('button', { name: 'Fermer' }).first(), 'gone:[role=dialog]'),
  );
}

/** What the shell offers on every page. */
export async function tryTheShell(page: Page, note: Note): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const vehicles = page.getByRole('link', { name: 'Véhicules' }).filter({ visible: true }).first();
  await note('open the menu', tap(page, menu, 'header nav a[href="/vehicles"]'));
  await note('go to a page', tap(page, vehicles, 'main input[type=search]'));
  await note(
    'open the languages',
    tap(page, page.getByRole('button', { name: /Langue/ }).first(), 'a[lang=de]'),
  );
  await note('speak German', tap(page, page.locator('header a[lang=de]'), 'html[lang=de]'));
  const theme = page.getByRole('contentinfo').getByRole('button', { name: 'Darstellung' });
  await note('open the themes', tap(page, theme, 'footer button[aria-current]'));
  await note('choose dark', tap(page, page.getByRole('button', { name: 'Dunkel' }), 'html[data-mode=dark]'));
}
