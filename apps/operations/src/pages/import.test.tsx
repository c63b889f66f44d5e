// @vitest-environment jsdom
import { addOperator } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import messages from '../messages/fr.json' with { type: 'json' };
import { remote } from '../remote.ts';

const texts = messages.import;
const row = { number: 2, label: 'Zoé Petit', state: 'ready', faults: [], subjectId: null };
const wrong = { ...row, state: 'wrong', faults: [{ heading: 'E-mail', text: 'À revoir' }] };

let page: OpenPage | undefined;
afterEach(() => page?.close());

/** Opens the page and checks a file with these rows. */
async function checkFile(importRows: OpenPage['state']['importRows']): Promise<OpenPage> {
  const opened = await openPage(remote, '/operations/import', (state, shell) => {
    state.importRows = importRows;
    shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
  });
  page = opened;
  await opened.user.upload(await screen.findByLabelText(texts.file), new File(['Nom'], 'clients.csv'));
  await opened.press('button', texts.check);
  return opened;
}

test('the wrong rows come first, with what is wrong, and no more than fifty rows are drawn', async () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ ...row, number: index + 2 }));
  await checkFile([...many, { ...wrong, number: 102 }]);
  const table = await screen.findByRole('table', { name: texts.rows });
  const [, first, ...others] = within(table).getAllByRole('row');
  expect(first?.textContent).toContain('E-mail À revoir');
  expect(others).toHaveLength(49);
});

test('what is ready is imported once under the key of its check, and leads to what was made', async () => {
  const opened = await checkFile([
    { ...row, number: 7 },
    { ...wrong, number: 8 },
  ]);
  await opened.press('button', texts.run_one.replace('{{count}}', '1'));
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Zoé Petit' });
  expect(link.pathname).toBe('/operations/customers/7');
  const run = opened.calls.find(({ path, method }) => method === 'POST' && path.endsWith('/customers'));
  expect(run?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/);
  expect(await screen.findByRole('cell', { name: messages.act.run })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Importer/ })).toBeNull();
});

test('an import that is running says how far it is, and that it is done only at its end', async () => {
  const opened = await checkFile([{ ...row, number: 7 }]);
  opened.breakApi('silent', /imports\/customers$/);
  await opened.press('button', texts.run_one.replace('{{count}}', '1'));
  expect(await screen.findByText(/Import en cours\s: 0 sur 1 ligne/)).toBeDefined();
  expect(screen.queryByText(/importée/)).toBeNull();
});

test('another file takes the result of the one before away', async () => {
  const opened = await checkFile([row]);
  await screen.findByRole('heading', { name: /clients\.csv/ });
  await opened.user.upload(screen.getByLabelText(texts.file), new File(['Nom'], 'autre.csv'));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /clients\.csv/ })).toBeNull());
});
