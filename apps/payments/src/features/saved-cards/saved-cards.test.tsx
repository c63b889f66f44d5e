// @vitest-environment jsdom
import type { SavedCard } from '@livree/contracts';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';
import { fillCardFrame } from '../../testing/card-frame.ts';

const patience = { timeout: 5000 };

const card = (given: Partial<SavedCard>): SavedCard => ({
  id: 'pm_first',
  brand: 'visa',
  lastFour: '4242',
  expiryMonth: 3,
  expiryYear: 2031,
  isDefault: false,
  ...given,
});

let page: OpenPage;

const list = () => page.element.querySelector('section[aria-labelledby=saved-cards]');
const items = () => [...(list()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
const act = (name: string) =>
  [...(list()?.querySelectorAll('button') ?? [])]
    .find(({ ariaLabel }) => ariaLabel?.replaceAll(/\s/g, ' ') === name)
    ?.click();
const toasts = () => page.shell.toasts.get().map(({ message }) => message);

async function open(...cards: SavedCard[]): Promise<void> {
  page = await openPage(remote, '/payments', (state) => void (state.cards = cards));
  page.signIn();
  await vi.waitFor(() => expect(page.element.querySelector('h1')).not.toBeNull(), patience);
}

afterEach(() => page.close());

const first = card({});
const second = card({ id: 'pm_second', brand: 'mastercard', lastFour: '4444', isDefault: true });

test('saved cards are listed by brand, last digits and expiry; one is the default', async () => {
  await open(first, second);
  await vi.waitFor(
    () =>
      expect(items()).toEqual([
        'Visa se terminant par 4242 Expire fin 03/31Proposer en premierSupprimer',
        'Mastercard se terminant par 4444 Par défautExpire fin 03/31Supprimer',
      ]),
    patience,
  );
  act('Proposer en premier : Visa se terminant par 4242');
  await vi.waitFor(() => expect(page.state.cards.map(({ isDefault }) => isDefault)).toEqual([true, false]));
  await vi.waitFor(() => expect(items()[0]).toContain('Par défaut'), patience);
  expect(toasts()).toEqual(['Cette carte sera proposée en premier']);
});

test('a removed card disappears from the list and the provider', async () => {
  await open(first, second);
  await vi.waitFor(() => expect(items()).toHaveLength(2), patience);
  act('Supprimer : Visa se terminant par 4242');
  await vi.waitFor(() => expect(items()).toHaveLength(1), patience);
  expect(page.state.cards).toEqual([second]);
  expect(toasts()).toEqual(['Carte supprimée']);
});

test('a failed removal shows an error, and the card stays', async () => {
  await open(first);
  await vi.waitFor(() => expect(items()).toHaveLength(1), patience);
  page.breakApi('network');
  act('Supprimer : Visa se terminant par 4242');
  await vi.waitFor(() => expect(toasts()).toEqual(['Erreur de connexion au serveur']), patience);
  expect(items()).toHaveLength(1);
  expect(page.state.cards).toEqual([first]);
});

describe('a new card', () => {
  const frame = () => document.querySelector('iframe');
  const words = () => document.querySelector('[role=dialog]')?.textContent?.replaceAll(/\s/g, ' ') ?? '';
  const additions = () =>
    page.calls.filter(({ method, path }) => method === 'POST' && path === '/payments/cards');
  const keys = () => new Set(additions().map(({ headers }) => headers['idempotency-key']));

  async function press(name: string): Promise<void> {
    const found = await vi.waitUntil(
      () =>
        [...document.querySelectorAll('button')].find(
          (one) => one.textContent === name && !one.disabled && one.ariaDisabled !== 'true',
        ),
      patience,
    );
    found.click();
  }

  /** Opens the fields for a new card, types one and presses its button. */
  async function add(paymentMethodId: string, outcome?: 'completed' | 'cancelled'): Promise<void> {
    await open();
    await press('Ajouter une carte');
    const fields = await vi.waitUntil(frame, patience);
    fillCardFrame(fields, paymentMethodId, outcome);
    await press('Enregistrer la carte');
  }

  test('is saved by the provider and appears in the list', async () => {
    await add('pm_card_visa');
    await vi.waitFor(() => expect(items()).toHaveLength(1), patience);
    expect(toasts()).toEqual(['Carte enregistrée']);
    expect(frame()).toBeNull();
    expect(additions()).toMatchObject([{ body: { payment_method_id: 'pm_card_visa' } }]);
  });

  test('is saved after its bank’s challenge, according to the server', async () => {
    await add('pm_card_threeDSecure2Required', 'completed');
    await vi.waitFor(() => expect(items()).toHaveLength(1), patience);
    expect(toasts()).toEqual(['Carte enregistrée']);
  });

  test('that is refused shows the reason, and its fields stay', async () => {
    await add('pm_card_chargeDeclinedInsufficientFunds');
    await vi.waitFor(() => expect(words()).toContain('Votre banque refuse cette carte'), patience);
    expect(words()).not.toContain('Réessayer');
    expect(frame()).not.toBeNull();
    expect(page.state.cards).toEqual([]);
  });

  test('without an answer is sent again as the same call', async () => {
    await add('pm_sandbox_outage');
    await press('Réessayer');
    await vi.waitFor(() => expect(additions()).toHaveLength(2), patience);
    expect(keys().size).toBe(1);
  });
});
