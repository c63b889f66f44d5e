// @vitest-environment jsdom
import { buildCustomer } from '@livree/testing/builders';
import { addOperator } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import messages from '../messages/fr.json' with { type: 'json' };
import { remote } from '../remote.ts';

const text = messages.people;
const password = 'demonstration';
const name = 'Inès Moreau';

let page: OpenPage | undefined;
afterEach(() => page?.close());

async function open(): Promise<OpenPage> {
  const opened = await openPage(remote, '/operations/people', (state, shell) => {
    const user = buildCustomer({ id: 31, name, email: 'ines@livree.example', role: 'dispatcher' });
    state.accounts.push({ user, password });
    state.peopleSeen.set(31, '2027-03-01T08:05:00.000Z');
    shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
  });
  page = opened;
  await screen.findByRole('heading', { level: 2, name });
  return opened;
}

test('somebody is invited after the password was given, and the invitation can be withdrawn', async () => {
  const opened = await open();
  await opened.fill(text.name, 'Karim Haddad');
  await opened.fill(text.email, 'karim@livree.example');
  await opened.press('button', text.send);
  await screen.findByRole('dialog', { name: text.passwordTitle });
  await opened.fill(text.password, password);
  await opened.press('button', 'Confirmer');
  const withdraw = text.withdrawOf.replace('{{name}}', 'Karim Haddad');
  await screen.findByRole('button', { name: withdraw });
  expect(opened.state.invitations).toMatchObject([{ email: 'karim@livree.example', role: 'dispatcher' }]);
  expect(screen.getByLabelText<HTMLInputElement>(text.email).value).toBe('');
  await opened.press('button', withdraw);
  await waitFor(() => expect(opened.state.invitations).toEqual([]));
});

test('somebody loses the access, which the history tells; nobody takes their own', async () => {
  const opened = await open();
  const [mine] = screen.getAllByText(/^C’est vous/);
  expect(within(mine?.closest('li') ?? document.body).queryByRole('button')).toBeNull();
  await opened.press('button', text.dismiss);
  expect(await screen.findByRole('cell', { name: messages.act.dismiss })).toBeDefined();
  expect(screen.queryByRole('heading', { level: 2, name })).toBeNull();
});
