// @vitest-environment jsdom
import { buildAct, buildReservation } from '@livree/testing/builders';
import { addOperator, type FakeState } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import es from '../messages/es.json' with { type: 'json' };
import messages from '../messages/fr.json' with { type: 'json' };
import { remote } from '../remote.ts';

let page: OpenPage | undefined;
afterEach(() => page?.close());

async function open(path: string, prepare: (state: FakeState) => void): Promise<OpenPage> {
  page = await openPage(remote, path, (state, shell) => {
    prepare(state);
    shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
  });
  return page;
}

const rows = () => [...document.querySelectorAll('tbody tr')];

test('acts are found by who did them, each with the way to its thing and what was before and after', async () => {
  const opened = await open('/operations/acts', (state) => {
    state.acts = new Map([
      ['reservations 12', [buildAct({ id: 2, actorName: 'Nora Haddad' }), buildAct({ id: 1 })]],
    ]);
  });
  await waitFor(() => expect(rows()).toHaveLength(2));
  await opened.fill(messages.acts.actor, 'haddad');
  await opened.press('button', 'Appliquer');
  await waitFor(() => expect(rows()).toHaveLength(1));
  const asked = opened.calls.findLast(({ path }) => path.endsWith('/acts/all'));
  expect(asked?.query?.get('actor')).toBe('haddad');
  const row = within(screen.getByRole('row', { name: /Nora Haddad/ }));
  expect(row.getByRole('link', { name: `${messages.acts.thing.reservations} 12` }).getAttribute('href')).toBe(
    '/operations/rides/12',
  );
  expect(row.getByText('Confirmée').tagName).toBe('S');
  expect(row.getByText('En cours')).toBeDefined();
});

test('a ride that an operator starts is in the history of the company', async () => {
  const opened = await open('/operations/rides/12', (state) => {
    state.reservations = [buildReservation({ id: 12, pickupAt: '2027-03-01T11:00' })];
  });
  await opened.press('button', messages.steps.start);
  await screen.findByText(messages.act.start);
  await opened.press('link', messages.frame.acts);
  await screen.findByRole('heading', { level: 1, name: messages.frame.acts });
  expect(await screen.findByRole('rowheader', { name: new RegExp(`^${messages.act.start}`) })).toBeDefined();
});

test.each(Object.entries({ de, en, es, fr: messages }))(
  'in %s every act has a name of its own',
  (_, { act }) => {
    const names = Object.values(act);
    expect(new Set(names).size).toBe(names.length);
  },
);
