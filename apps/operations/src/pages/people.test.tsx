// @vitest-environment jsdom
import type { Invitation } from '@livree/contracts';
import { buildCustomer } from '@livree/testing/builders';
import { addOperator } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import messages from '../messages/fr.json' with { type: 'json' };
import { remote } from '../remote.ts';

const text = messages.people;
const password = 'demonstration';
const name = 'Inès Moreau';

let page: OpenPage | undefined;
afterEach(() => page?.close());

const karim = { name: 'Karim Haddad', email: 'karim@livree.example', role: 'dispatcher' };
const withdraw = text.withdrawOf.replace('{{name}}', karim.name);

async function open(invitations: readonly Invitation[] = [], query = ''): Promise<OpenPage> {
  const opened = await openPage(remote, `/operations/people${query}`, (state, shell) => {
    const user = buildCustomer({ id: 31, name, email: 'ines@livree.example', role: 'dispatcher' });
    state.accounts.push({ user, password });
    state.invitations = [...invitations];
    state.peopleSeen.set(31, '2027-03-01T08:05:00.000Z');
    shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
  });
  page = opened;
  await screen.findByRole('heading', { level: 2, name });
  return opened;
}

test('somebody is invited after the password was given', async () => {
  const opened = await open();
  await opened.fill(text.name, karim.name);
  await opened.fill(text.email, karim.email);
  await opened.press('button', text.send);
  await screen.findByRole('dialog', { name: text.passwordTitle });
  await opened.fill(text.password, password);
  await opened.press('button', 'Confirmer');
  await screen.findByRole('button', { name: withdraw });
  expect(opened.state.invitations).toMatchObject([karim]);
  expect(screen.getByLabelText<HTMLInputElement>(text.email).value).toBe('');
});

test('whose access is open stands in the address', async () => {
  await open([], '?person=31');
  const find = () => screen.getByText(text.manage.replace('{{name}}', name)).closest('details');
  expect(find()?.open).toBe(true);
  expect(screen.getByRole('button', { name: text.dismiss })).toBeDefined();
});

test('an invitation is withdrawn after a question alone', async () => {
  const opened = await open([
    { ...karim, id: 4, invitedBy: 'Opérateur', expiresAt: '2027-03-04T08:05:00.000Z' },
  ]);
  await opened.press('button', withdraw);
  await opened.press('button', 'Annuler');
  expect(opened.state.invitations).toHaveLength(1);
  await opened.press('button', withdraw);
  await opened.press('button', text.withdraw);
  await waitFor(() => expect(opened.state.invitations).toEqual([]));
});

test('somebody loses the access after a question, which the history tells; nobody takes their own', async () => {
  const opened = await open();
  const [mine] = screen.getAllByText(/^C’est vous/);
  expect(within(mine?.closest('li') ?? document.body).queryByRole('button')).toBeNull();
  await opened.press('button', text.dismiss);
  const question = await screen.findByRole('alertdialog', { name: /Inès Moreau/ });
  fireEvent.click(within(question).getByRole('button', { name: text.dismiss }));
  expect(await screen.findByRole('cell', { name: messages.act.dismiss })).toBeDefined();
  expect(screen.queryByRole('heading', { level: 2, name })).toBeNull();
});
