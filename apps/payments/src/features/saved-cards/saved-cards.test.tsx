// @vitest-environment jsdom
import type { SavedCard } from '@livree/contracts';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { afterEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

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

test('the cards that are kept are listed by brand, last digits and expiry; one is proposed first', async () => {
  await open(first, second);
  await vi.waitFor(
    () =>
      expect(items()).toEqual([
        'Visa se terminant par 4242 Expire le 03/31Proposer en premierSupprimer',
        'Mastercard se terminant par 4444 Par défautExpire le 03/31Supprimer',
      ]),
    patience,
  );
  act('Proposer en premier : Visa se terminant par 4242');
  await vi.waitFor(() => expect(page.state.cards.map(({ isDefault }) => isDefault)).toEqual([true, false]));
  await vi.waitFor(() => expect(items()[0]).toContain('Par défaut'), patience);
  expect(toasts()).toEqual(['Cette carte sera proposée en premier']);
});

test('a card that is removed is gone from the list and from the provider', async () => {
  await open(first, second);
  await vi.waitFor(() => expect(items()).toHaveLength(2), patience);
  act('Supprimer : Visa se terminant par 4242');
  await vi.waitFor(() => expect(items()).toHaveLength(1), patience);
  expect(page.state.cards).toEqual([second]);
  expect(toasts()).toEqual(['Carte supprimée']);
});

test('a removal that does not get through is told, and the card stays', async () => {
  await open(first);
  await vi.waitFor(() => expect(items()).toHaveLength(1), patience);
  page.breakApi('network');
  act('Supprimer : Visa se terminant par 4242');
  await vi.waitFor(() => expect(toasts()).toEqual(['Erreur de connexion au serveur']), patience);
  expect(items()).toHaveLength(1);
  expect(page.state.cards).toEqual([first]);
});
