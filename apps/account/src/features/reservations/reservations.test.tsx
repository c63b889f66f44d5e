// @vitest-environment jsdom
import { buildReservation } from '@livree/testing/builders';
import { openPage, type OpenPage, type Visit } from '@livree/testing/open-page';
import { screen, within } from '@testing-library/dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

const patience = { timeout: 15_000 };

let page: OpenPage;

const shown = () => screen.queryAllByRole('article').map((card) => card.ariaLabel);
const shows = (...references: string[]) =>
  vi.waitFor(() => expect(shown()).toEqual(references.map((one) => `Réservation LIV-000${one}`)), patience);

async function enter(
  path: string,
  prepare: (state: OpenPage['state']) => void = () => undefined,
  visit: Visit = {},
): Promise<void> {
  page = await openPage(remote, path, prepare, visit);
  page.signIn();
  // An open dialog hides it.
  await screen.findByRole('heading', { level: 1, hidden: true });
}

afterEach(() => page.close());

describe('the filters of the list of reservations', () => {
  test('apply when they are submitted, and are stored in the address', async () => {
    await enter('/reservations');
    await shows('104', '105', '103', '102', '101');
    await page.press('button', 'Filtrer');
    await page.fill('Recherche', 'LIV-000103');
    expect(shown()).toHaveLength(5);
    await page.press('button', 'Appliquer');
    await shows('103');
    expect(page.path()).toBe('/reservations?search=LIV-000103');
    await screen.findByText('1 sur 1', { exact: false });
  });

  test('are read from the address, and reset by one press', async () => {
    await enter('/reservations?status=cancelled');
    await shows('102');
    await page.press('button', 'Filtrer');
    await page.press('button', 'Réinitialiser');
    await shows('104', '105', '103', '102', '101');
    expect(page.path()).toBe('/reservations');
  });

  test('show the search words without a match, and a button to show everything', async () => {
    await enter('/reservations?search=Lune');
    await screen.findByText('Aucun résultat pour « Lune »', { exact: false });
    await page.press('button', 'Réinitialiser les filtres');
    await shows('104', '105', '103', '102', '101');
  });

  test.each(['page=0', 'dateFrom=yesterday'])('ignore an invalid address: %s', async (query) => {
    await enter(`/reservations?${query}`);
    await shows('104', '105', '103', '102', '101');
  });
});

describe('the list of reservations', () => {
  test('offers a first booking and no filters while there are no rides', async () => {
    await enter('/reservations', (state) => void (state.reservations = []));
    await screen.findByText('Aucune réservation', { exact: false });
    expect(screen.queryByRole('button', { name: 'Filtrer' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Réserver' }).getAttribute('href')).toBe('/reservation');
  });

  test('changes its page through the address', async () => {
    await enter('/reservations', ({ reservations }) => {
      for (let id = 106; id <= 111; id += 1)
        reservations.push(buildReservation({ id, reference: `LIV-000${id}` }));
    });
    await vi.waitFor(() => expect(shown()).toHaveLength(10), patience);
    await page.press('button', 'Page 2');
    await shows('101');
    expect(page.path()).toBe('/reservations?page=2');
  });

  test('shows the reason if it cannot be loaded, and a retry loads it', async () => {
    page = await openPage(remote, '/reservations');
    page.breakApi('network');
    page.signIn();
    await screen.findByText('La liste n’a pas pu être chargée.', { exact: false });
    page.breakApi('off');
    await page.press('button', 'Réessayer');
    await shows('104', '105', '103', '102', '101');
  });
});

describe('a reservation', () => {
  test('opens at its own address, and closes to the unchanged list', async () => {
    await enter('/reservations?status=completed');
    await shows('103', '101');
    await page.press('link', 'Détails de la réservation LIV-000103');
    await vi.waitFor(() => expect(page.path()).toBe('/reservations/103?status=completed'), patience);
    await screen.findByText('Prix total', { exact: false });
    await page.press('button', 'Fermer');
    await vi.waitFor(() => expect(page.path()).toBe('/reservations?status=completed'), patience);
  });

  test('says when the ride is, then offers the calendar and the papers, and cancelling last', async () => {
    await enter('/reservations/105');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('button', { name: 'Bon de réservation' });
    const acts = [...dialog.getAllByRole('link'), ...dialog.getAllByRole('button')].toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    const names = acts.map(({ textContent, ariaLabel }) => ariaLabel ?? textContent ?? '');
    expect(names.slice(1, 4)).toEqual([
      expect.stringMatching(/^Appeler/),
      'Ajouter au calendrier',
      'Bon de réservation',
    ]);
    expect(names.at(-1)).toBe('Annuler le trajet');
    const [when] = dialog.getAllByRole('time');
    const papers = dialog.getByRole('heading', { name: 'Documents' });
    expect(when?.compareDocumentPosition(papers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('shows an error if it does not exist', async () => {
    await enter('/reservations/999');
    await screen.findByText('Réservation non trouvée', { exact: false });
    await screen.findByText(/^Elle n’existe pas, ou elle appartient à un autre compte/);
  });

  test('is cancelled with a reason, and the list updates', async () => {
    await enter('/reservations');
    await page.press('button', 'Annuler le trajet, réservation LIV-000105');
    await page.fill(/^Motif/, 'Vol déplacé');
    await page.press('button', 'Confirmer l’annulation');
    await vi.waitFor(
      () =>
        expect(page.state.reservations.find(({ id }) => id === 105)).toMatchObject({
          status: 'cancelled',
          cancellationReason: 'Vol déplacé',
        }),
      patience,
    );
    await vi.waitFor(
      () =>
        expect(
          screen.queryByRole('button', { name: 'Annuler le trajet, réservation LIV-000105' }),
        ).toBeNull(),
      patience,
    );
    const details = await screen.findByRole('link', { name: 'Détails de la réservation LIV-000105' });
    await vi.waitFor(() => expect(document.activeElement).toBe(details), patience);
  });

  test('shows how to cancel by phone, and the refund, when it is too late to cancel online', async () => {
    const late = buildReservation({ id: 106, pickupAt: '2027-03-02T20:00', canCancel: false });
    const now = () => new Date('2027-03-01T09:00:00Z');
    await enter('/reservations/106', ({ reservations }) => void reservations.push(late), { now });
    await page.press('button', 'Annuler par téléphone');
    await screen.findByText('Annulation en ligne impossible');
    const call = within(screen.getByRole('dialog')).getByRole('link', { name: /^Appeler/ });
    expect(call.getAttribute('href')).toMatch(/^tel:\+/);
    await screen.findByText('Remboursement par téléphone');
    expect(screen.queryByRole('button', { name: 'Confirmer l’annulation' })).toBeNull();
  });

  test('that is sold by the hour names its hours and the kilometres that they include', async () => {
    const hire = { hours: 6, includedKm: 150 };
    await enter('/reservations/106', ({ reservations }) => {
      reservations.push(buildReservation({ id: 106, serviceType: 'private', hire }));
    });
    const fact = await screen.findByText('Mise à disposition');
    expect(fact.parentElement?.textContent).toMatch(/6 heures, 150\s*km compris/);
  });

  test('names its chauffeur once the company has, with a telephone that dials', async () => {
    const chauffeur = { name: 'Karim B.', phone: '+33699000511', plate: '' };
    await enter('/reservations/106', ({ reservations }) => {
      reservations.push(buildReservation({ id: 106, chauffeur }));
    });
    expect((await screen.findByText('Karim B.')).parentElement?.textContent).toContain('Chauffeur');
    const call = screen.getByRole('link', { name: /6.99.00.05.11/ });
    expect(call.getAttribute('href')).toBe('tel:+33699000511');
    expect(screen.queryByText('Plaque')).toBeNull();
  });

  test.each(['cancelled', 'completed', 'in_progress'] as const)(
    'cannot be cancelled when it is %s',
    async (status) => {
      await enter('/reservations/106', ({ reservations }) => {
        reservations.push(buildReservation({ id: 106, reference: 'LIV-000106', status, canCancel: false }));
      });
      await screen.findByText('Prix total', { exact: false });
      expect(screen.queryByRole('button', { name: /^Annuler/ })).toBeNull();
    },
  );
});

test('the list of reservations says that it is not ready until it is there', async () => {
  await enter('/reservations');
  await shows('104', '105', '103', '102', '101');
  expect(page.shell.waits.size).toBe(0);
  page.close();
  page = await openPage(remote, '/reservations');
  page.breakApi('silent', /^\/reservations/);
  page.signIn();
  await vi.waitFor(() => expect(page.shell.waits.size).toBe(1), patience);
});
