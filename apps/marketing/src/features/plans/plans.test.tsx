// @vitest-environment jsdom
import { euros } from '@livree/contracts';
import { buildSiteConfig } from '@livree/testing/builders';
import { openPage, type OpenPage, type Visit } from '@livree/testing/open-page';
import { screen, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { remote } from '../../remote.ts';

let page: OpenPage;

const config = buildSiteConfig();
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');

async function plans(visit: Visit = {}): Promise<HTMLElement[]> {
  page = await openPage(remote, '/prices', undefined, visit);
  const list = await screen.findByRole('list', { name: visit.language === 'en' ? 'Plans' : 'Formules' });
  return within(list).getAllByRole('listitem');
}

/** The text beside a label in the extras. */
const extra = (name: string) => plain(screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent);

afterEach(() => page.close());

test('each plan has its starting price by the hour; only premium is the most popular', async () => {
  const shown = (await plans()).map(({ textContent }) => plain(textContent));
  expect(shown).toEqual([
    expect.stringMatching(/^Standard.*à partir de 50 € \/ heure/),
    expect.stringMatching(/^Le plus demandéPremium.*à partir de 80 € \/ heure/),
    expect.stringMatching(/^Élite.*à partir de 120 € \/ heure/),
  ]);
});

test('choosing a plan starts a booking with it', async () => {
  await plans();
  await page.press('link', 'Choisir Élite');
  expect(page.path()).toBe('/reservation?plan=elite');
});

test('extras have their price, some by the hour', async () => {
  await plans();
  expect(extra('Siège enfant')).toBe('20 €');
  expect(extra('Attente supplémentaire')).toBe('30 € / heure');
});

test('prices, hours and surcharges are the operator’s', async () => {
  const [first, ...others] = config.plans;
  const shown = await plans({
    config: {
      ...config,
      plans: first ? [{ ...first, pricePerHour: euros(5550) }, ...others] : [],
      extras: [{ code: 'chilled_water', price: euros(300), per: 'ride' }],
      tariff: { ...config.tariff, nightStartHour: 21, nightMultiplier: 1.4 },
      cancellationPolicy: { ...config.cancellationPolicy, selfServiceHours: 12 },
    },
  });
  expect(plain(shown[0]?.textContent)).toContain('55,50 €');
  expect(extra('Autre')).toBe('3 €');
  screen.getByText(/De 21 h à 6 h, un trajet au kilomètre est majoré de 40\s%/);
  screen.getByText('Annulation gratuite jusqu’à 12 h avant le départ');
});

test('an unknown plan is left out', async () => {
  const plan = { id: 'imperial', pricePerHour: euros(90_000) };
  expect(await plans({ config: { ...config, plans: [...config.plans, plan] } })).toHaveLength(3);
});

test('the plans are in English for an English reader', async () => {
  const [standard] = await plans({ language: 'en' });
  expect(plain(standard?.textContent)).toMatch(/^Standard.*from €50/);
});
