// @vitest-environment jsdom
import type { CompanySetting } from '@livree/contracts';
import { addOperator } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import messages from '../messages/fr.json' with { type: 'json' };
import { remote } from '../remote.ts';

let page: OpenPage | undefined;
afterEach(() => page?.close());

const texts = messages.settings;
/** The name of the field, which has a unit. */
const label = `${texts.name.notice_minutes} (${texts.unit.minutes})`;

async function open(query = '?group=booking&setting=notice_minutes'): Promise<OpenPage> {
  page = await openPage(remote, `/operations/settings${query}`, (state, shell) => {
    shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
  });
  return page;
}

const notice = ({ state }: OpenPage): CompanySetting | undefined =>
  state.companySettings.find(({ name }) => name === 'notice_minutes');

test('a setting is changed, told with who changed it, and emptied for its default again', async () => {
  const opened = await open();
  await opened.fill(label, '90');
  await opened.press('button', messages.frame.save);
  await waitFor(() => expect(notice(opened)).toMatchObject({ value: '90', isSet: true }));
  expect(await screen.findByText('90 minutes')).toBeDefined();
  expect(await screen.findByText(/Par défaut.*60 minutes/)).toBeDefined();
  expect(await screen.findByRole('cell', { name: /Délai minimal.*60 minutes/ })).toBeDefined();
  await opened.fill(label, '');
  await opened.press('button', messages.frame.save);
  await waitFor(() => expect(notice(opened)).toMatchObject({ value: '60', isSet: false }));
});

test('a number out of its bounds is refused beside its field, and what was typed stays', async () => {
  const opened = await open();
  await opened.fill(label, '20000');
  await opened.press('button', messages.frame.save);
  expect(await screen.findByText(/de 0 à 10080/)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('20000');
  expect(notice(opened)?.isSet).toBe(false);
});

test('a change of which every customer is told asks first, with how many they are, and a contradiction before that', async () => {
  const opened = await open('?group=policy&setting=partial_refund_hours');
  const hours = `${texts.name.partial_refund_hours} (${texts.unit.hours})`;
  const said = () => opened.state.companySettings.find(({ name }) => name === 'partial_refund_hours')?.value;
  await opened.fill(hours, '25');
  await opened.press('button', messages.frame.save);
  expect(await screen.findByText(/ne peuvent pas dépasser/)).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await opened.fill(hours, '12');
  await opened.press('button', messages.frame.save);
  const question = await screen.findByRole('alertdialog');
  await within(question).findByText(/1 client en reçoit un e-mail/);
  await opened.press('button', 'Annuler');
  expect(said()).toBe('2');
  await opened.press('button', messages.frame.save);
  await opened.press('button', texts.tell);
  await waitFor(() => expect(said()).toBe('12'));
});

test('a setting that another operator changed shows both, and is not overwritten', async () => {
  const opened = await open();
  await screen.findByLabelText(label);
  opened.state.companySettings = opened.state.companySettings.map((setting) =>
    setting.name === 'notice_minutes'
      ? { ...setting, value: '45', isSet: true, changedBy: 'Inès Roy', version: '2027-02-01T08:00:00.000Z' }
      : setting,
  );
  await opened.fill(label, '90');
  await opened.press('button', messages.frame.save);
  expect(await screen.findByText(/entre-temps.*45 minutes/)).toBeDefined();
  expect(notice(opened)?.value).toBe('45');
  await opened.press('button', messages.frame.save);
  await waitFor(() => expect(notice(opened)?.value).toBe('90'));
});
