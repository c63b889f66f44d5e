// @vitest-environment jsdom
import type { SavedCard } from '@livree/contracts';
import { buildSavedCard } from '@livree/testing/builders';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, describe, expect, test } from 'vitest';
import { remote } from '../../remote.ts';
import { fillCardFrame } from '../../testing/card-frame.ts';

let page: OpenPage;

const cards = () => screen.getByRole('region', { name: 'Mes cartes' });
const items = () =>
  within(cards())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const lists = (...names: RegExp[]) =>
  waitFor(() => expect(items()).toEqual(names.map((name) => expect.stringMatching(name))));
const toasts = () => page.shell.toasts.getState().map(({ message }) => message);

async function open(...saved: SavedCard[]): Promise<void> {
  page = await openPage(remote, '/payments', (state) => void (state.cards = saved));
  page.signIn();
  await screen.findByRole('region', { name: 'Mes cartes' });
}

afterEach(() => page.close());

const first = buildSavedCard({});
const second = buildSavedCard({ id: 'pm_second', brand: 'mastercard', lastFour: '4444', isDefault: true });

test('saved cards are listed by brand, last digits and expiry; one is the default', async () => {
  await open(first, second);
  await lists(
    /^Visa se terminant par\s4242 Expire fin 03\/31Proposer en premierSupprimer$/,
    /^Mastercard se terminant par\s4444 Par défautExpire fin 03\/31Supprimer$/,
  );
  await page.press('button', /^Proposer en premier\s: Visa/);
  await waitFor(() => expect(page.state.cards.map(({ isDefault }) => isDefault)).toEqual([true, false]));
  await lists(/Par défaut/, /^Mastercard/);
  expect(toasts()).toEqual(['Cette carte sera proposée en premier']);
});

test('a removed card disappears from the list and the provider', async () => {
  await open(first, second);
  await page.press('button', /^Supprimer\s: Visa/);
  await lists(/^Mastercard/);
  expect(page.state.cards).toEqual([second]);
  expect(toasts()).toEqual(['Carte supprimée']);
});

test('a failed removal shows an error, and the card stays', async () => {
  await open(first);
  page.breakApi('network');
  await page.press('button', /^Supprimer\s: Visa/);
  await waitFor(() => expect(toasts()).toEqual(['Erreur de connexion au serveur']));
  await lists(/^Visa/);
  expect(page.state.cards).toEqual([first]);
});

describe('a new card', () => {
  const fields = 'Coordonnées de la carte, saisie sécurisée';
  const frame = () => screen.findByTitle<HTMLIFrameElement>(fields);
  const additions = () =>
    page.calls.filter(({ method, path }) => method === 'POST' && path === '/payments/cards');
  const keys = () => new Set(additions().map(({ headers }) => headers['idempotency-key']));

  /** Presses the button once it is enabled. */
  async function press(name: string): Promise<void> {
    await waitFor(() => expect(screen.getByRole('button', { name }).matches(':enabled')).toBe(true));
    await page.press('button', name);
  }

  /** Opens the fields for a new card, types one and presses its button. */
  async function add(paymentMethodId: string): Promise<void> {
    await open();
    await press('Ajouter une carte');
    fillCardFrame(await frame(), paymentMethodId);
    await press('Enregistrer la carte');
  }

  test('is saved by the provider and appears in the list', async () => {
    await add('pm_card_visa');
    await waitFor(() => expect(toasts()).toEqual(['Carte enregistrée']));
    await lists(/^Visa/);
    expect(screen.queryByTitle(fields)).toBeNull();
    expect(additions()).toMatchObject([{ body: { payment_method_id: 'pm_card_visa' } }]);
  });

  test('is saved after its bank’s challenge, according to the server', async () => {
    await add('pm_card_threeDSecure2Required');
    await waitFor(() => expect(toasts()).toEqual(['Carte enregistrée']));
    await lists(/^Visa/);
  });

  test('that is refused shows the reason, and its fields stay', async () => {
    await add('pm_card_chargeDeclinedInsufficientFunds');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter une carte' }));
    await dialog.findByText(/Votre banque refuse cette carte/);
    expect(dialog.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    await frame();
    expect(page.state.cards).toEqual([]);
  });

  test('without an answer is sent again as the same call', async () => {
    await add('pm_sandbox_outage');
    await press('Réessayer');
    await waitFor(() => expect(additions()).toHaveLength(2));
    expect(keys().size).toBe(1);
  });
});
