// @vitest-environment jsdom
import { buildReservation } from '@livree/testing/builders';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { person } from '@livree/testing/person';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const patience = { timeout: 15_000 };

let page: OpenPage;

const shown = () =>
  [...page.element.querySelectorAll('article')].map((card) => card.getAttribute('aria-label') ?? '');
const shows = (...references: string[]) =>
  vi.waitFor(() => expect(shown()).toEqual(references.map((one) => `Réservation LIV-000${one}`)), patience);

async function enter(
  path: string,
  prepare: (state: OpenPage['state']) => void = () => undefined,
): Promise<void> {
  page = await openPage(remote, path, prepare);
  page.signIn();
  await vi.waitUntil(() => page.element.querySelector('h1'), patience);
}

afterEach(() => page.close());

describe('the filters of the list', () => {
  test('apply when they are submitted, and are in the address from then on', async () => {
    await enter('/reservations');
    await shows('105', '104', '103', '102', '101');
    await person.presses('Filtrer');
    await person.types('Recherche', 'LIV-000103');
    expect(shown()).toHaveLength(5);
    await person.presses('Appliquer');
    await shows('103');
    expect(page.path()).toBe('/reservations?search=LIV-000103');
    await person.hears('1 sur 1');
  });

  test('are read from the address, and reset by one press', async () => {
    await enter('/reservations?status=cancelled');
    await shows('102');
    await person.presses('Filtrer');
    await person.presses('Réinitialiser');
    await shows('105', '104', '103', '102', '101');
    expect(page.path()).toBe('/reservations');
  });

  test('without a match show the words, and a button to show everything', async () => {
    await enter('/reservations?search=Lune');
    await person.hears('Aucun résultat pour « Lune »');
    await person.presses('Réinitialiser les filtres');
    await shows('105', '104', '103', '102', '101');
  });

  test.each(['page=0', 'dateFrom=yesterday'])('ignore an invalid address: %s', async (query) => {
    await enter(`/reservations?${query}`);
    await shows('105', '104', '103', '102', '101');
  });
});

describe('the list', () => {
  test('without rides leads to a first one, and has no filters', async () => {
    await enter('/reservations', (state) => void (state.reservations = []));
    await person.hears('Aucune réservation');
    expect(person.finds('Filtrer')).toBeUndefined();
    expect(person.finds('Réserver')?.getAttribute('href')).toBe('/reservation');
  });

  test('changes its pages through the address', async () => {
    await enter('/reservations', ({ reservations }) => {
      for (let id = 106; id <= 111; id += 1)
        reservations.push(buildReservation({ id, reference: `LIV-000${id}` }));
    });
    await vi.waitFor(() => expect(shown()).toHaveLength(10), patience);
    await person.presses('Page 2');
    await shows('111');
    expect(page.path()).toBe('/reservations?page=2');
  });

  test('that cannot be loaded says why, and a retry loads it', async () => {
    page = await openPage(remote, '/reservations');
    page.breakApi('network');
    page.signIn();
    await person.hears('La liste n’a pas pu être chargée.');
    page.breakApi('off');
    await person.presses('Réessayer');
    await shows('105', '104', '103', '102', '101');
  });
});

describe('one of them', () => {
  test('opens at its own address, and closes to the unchanged list', async () => {
    await enter('/reservations?status=completed');
    await shows('103', '101');
    await person.presses('Détails de la réservation LIV-000103');
    await vi.waitFor(() => expect(page.path()).toBe('/reservations/103?status=completed'), patience);
    await person.hears('Prix total');
    await person.presses('Fermer');
    await vi.waitFor(() => expect(page.path()).toBe('/reservations?status=completed'), patience);
  });

  test('that does not exist says so', async () => {
    await enter('/reservations/999');
    await person.hears('Réservation non trouvée');
  });

  test('is cancelled with a reason, and the list updates', async () => {
    await enter('/reservations');
    await person.presses('Annuler la réservation LIV-000105');
    await person.types(/^Motif/, 'Vol déplacé');
    await person.presses('Confirmer l’annulation');
    await vi.waitFor(
      () =>
        expect(page.state.reservations.find(({ id }) => id === 105)).toMatchObject({
          status: 'cancelled',
          cancellationReason: 'Vol déplacé',
        }),
      patience,
    );
    await vi.waitFor(
      () => expect(person.finds('Annuler la réservation LIV-000105')).toBeUndefined(),
      patience,
    );
  });
});
