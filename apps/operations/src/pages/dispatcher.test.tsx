// @vitest-environment jsdom
import { addOperator } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { fireEvent, screen, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import messages from '../messages/fr.json' with { type: 'json' };
import { remote } from '../remote.ts';

let page: OpenPage | undefined;
afterEach(() => page?.close());

async function open(path: string): Promise<void> {
  page = await openPage(remote, path, (state, shell) => {
    const user = addOperator(state, 'dispatcher', 'dispatcher');
    shell.services.session.signIn({ token: 'dispatcher', user });
  });
}

test('a dispatcher finds the pages of their work, and no way to the others', async () => {
  await open('/operations/customers');
  const nav = await screen.findByRole('navigation', { name: messages.frame.nav });
  const names = within(nav)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  const { today, rides, customers, refunds, reviews, messages: letters } = messages.frame;
  expect(names).toEqual([today, rides, customers, refunds, reviews, letters]);
  expect(screen.queryByRole('button', { name: messages.frame.saveList })).toBeNull();
  await page?.press('button', messages.keys.title);
  const field = await screen.findByRole('combobox', { name: messages.keys.to });
  fireEvent.change(field, { target: { value: 'tarif' } });
  await screen.findByRole('option', { name: messages.keys.inRides.replace('{{text}}', 'tarif') });
  expect(screen.queryByRole('option', { name: messages.frame.prices })).toBeNull();
});
