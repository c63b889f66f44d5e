import { newCustomer } from '../pages/account-pages.ts';
import { ImportPages } from '../pages/import-pages.ts';
import { OperationsPages } from '../pages/operations-pages.ts';
import { expectAccessible } from '../support/axe.ts';
import { formatDay } from '../support/free-rides.ts';
import { afterRefusal, expect, test } from '../support/journey.ts';
import { openContext } from '../support/open-context.ts';

const headings = 'Nom;E-mail;Téléphone';

test('customers and their rides are brought from files; wrong rows are mended and brought again', async ({
  browser,
  ride,
}) => {
  test.slow();
  const context = await openContext(browser, { storageState: afterRefusal() });
  const tab = await context.newPage();
  const desk = new OperationsPages(tab, 'fr');
  const imports = new ImportPages(tab, 'fr');
  const [rider, ...others] = Array.from({ length: 5 }, () => newCustomer());
  if (!rider) throw new Error('there are five customers');
  await desk.signIn();
  await desk.goTo('import');

  const lines = [rider, ...others].map(({ name, email }) => `${name};${email};+33 6 12 34 56 78`);
  const broken = lines.map((line, index) => (index > 2 ? line.replace('@', ' chez ') : line));
  await imports.check([headings, ...broken]);
  await expect(imports.rows().nth(1)).toContainText('Veuillez saisir une adresse email valide');
  await expectAccessible(tab);
  await imports.run(3);
  const wrong = await imports.saveWrong(2);
  expect(wrong[0]).toBe(`\uFEFF${headings};À corriger`);
  await imports.check(wrong.map((line) => line.replace(' chez ', '@')));
  await imports.run(2);
  await imports.check([headings, ...lines]);
  await expect(tab.getByRole('button', { name: /^Importer/ })).toHaveCount(0);

  await imports.show('rides');
  const date = formatDay(ride.monthsAhead, ride.day);
  const named = `A-${crypto.randomUUID().slice(0, 8)}`;
  const cells = [
    named,
    rider.email,
    ride.vehicle,
    `${date} 10:00`,
    'Aéroport Paris-Charles de Gaulle',
    'Reims',
    '250',
  ];
  await imports.check([
    'Référence;E-mail du client;Véhicule;Prise en charge le;Départ;Destination;Prix convenu',
    cells.join(';'),
  ]);
  await imports.run(1);
  await tab.getByRole('link', { name: new RegExp(named) }).click();
  await expect(tab.getByText(/250,00/).first()).toBeVisible();
  const title = await tab.getByRole('heading', { level: 1 }).textContent();
  await desk.openDay(date);
  await desk.hearOfRide(/LV-\w+/.exec(title ?? '')?.[0] ?? '');
});
