import { buildCustomer } from '@livree/testing/builders';
// @vitest-environment jsdom
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { remote } from '../remote.ts';
import { forms, password, type Form, type Texts } from '../testing/forms.ts';

const { email, id } = buildCustomer();
const noServer = 'Erreur de connexion au serveur';

let page: OpenPage;

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const button = (form: Form) => screen.findByRole('button', { name: form.button });
const choices = () => [
  ...screen.queryAllByRole<HTMLInputElement>('switch'),
  ...screen.queryAllByRole<HTMLInputElement>('radio'),
];
const chosen = () => choices().map((input) => input.checked);
const submit = async (form: Form) => page.user.click(await button(form));
const sent = ({ call }: Form) => page.calls.filter(({ path, method }) => path === call && method !== 'GET');
const says = (words: string) => screen.findAllByText(words, { exact: false });

async function type(texts: Texts): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    await page.user.clear(field(label));
    if (text !== '') await page.user.paste(text);
  }
}

async function fillIn({ fill }: Form): Promise<void> {
  const off = choices().find((input) => !input.checked);
  if (fill) await type(fill);
  else if (off) await page.user.click(off);
}

async function open(form: Form): Promise<void> {
  history.replaceState(null, '', form.path);
  page = await openPage(remote, form.path, (state) => void state.passwordResets.set(email, 'good'));
  if (form.isForCustomers) page.signIn(id);
  await button(form);
}

afterEach(() => page.close());

describe.each(forms)('the form of $name', (form) => {
  beforeEach(() => open(form));

  test.runIf(form.empty)(
    'reports every required field when it is sent empty, and sends nothing',
    async () => {
      const labels = Object.keys(form.fill ?? {});
      await type(Object.fromEntries(labels.map((label) => [label, ''])));
      await submit(form);
      for (const words of form.empty ?? []) await says(words);
      expect(sent(form)).toEqual([]);
      const first = field(labels[0] ?? '');
      expect(first.getAttribute('aria-invalid')).toBe('true');
      await waitFor(() => expect(document.activeElement).toBe(first));
    },
  );

  test.runIf(form.wrong)('shows an invalid value beside its field, and keeps all values', async () => {
    const { fill, words } = form.wrong ?? { fill: {}, words: [] };
    await type(fill);
    await submit(form);
    for (const sentence of words) await says(sentence);
    for (const [label, text] of Object.entries(fill)) expect(field(label).value).toBe(text);
  });

  test('is sent once when it is submitted twice', async () => {
    await fillIn(form);
    const pressed = await button(form);
    fireEvent.click(pressed);
    fireEvent.click(pressed);
    await waitFor(() => expect(sent(form).length).toBeGreaterThan(0));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sent(form)).toHaveLength(1);
  });

  test('reports a missing connection, keeps everything, and can be sent again', async () => {
    await fillIn(form);
    const before = chosen();
    page.breakApi('network');
    await submit(form);
    await says(noServer);
    for (const [label, text] of Object.entries(form.fill ?? {})) expect(field(label).value).toBe(text);
    expect(chosen()).toEqual(before);
    page.breakApi('off');
    await submit(form);
    await waitFor(() => expect(sent(form)).toHaveLength(2));
  });
});

describe('a session that ends during typing', () => {
  const profile = forms.find(({ name }) => name === 'profile');
  const notifications = forms.find(({ name }) => name === 'notifications');
  const name = 'Claire de Vaugirard';
  const shows = (typed: string) => waitFor(() => expect(field('Nom complet').value).toBe(typed));

  async function typeAndExpire(form: Form | undefined): Promise<void> {
    if (form === undefined) throw new Error('no such form');
    await open(form);
    await fillIn(form);
    page.state.sessions.clear();
    await submit(form);
    await says('This page is for customers');
  }

  test('loses no input: the same customer finds it after signing in again', async () => {
    await typeAndExpire(profile);
    page.signIn(id);
    await shows(name);
    if (profile) await submit(profile);
    await waitFor(() => expect(page.state.accounts[0]?.user.name).toBe(name));
  });

  test('keeps the state of switches too', async () => {
    await typeAndExpire(notifications);
    page.signIn(id);
    await waitFor(() => expect(choices().length).toBeGreaterThan(0));
    const { sms } = page.state.settings.get(id)?.notifications ?? { sms: false };
    expect(chosen().filter(Boolean)).toHaveLength(4);
    expect(sms).toBe(false);
  });

  test('shows the input to no other customer, and signing out deletes it', async () => {
    await typeAndExpire(profile);
    const [first] = page.state.accounts;
    const hugo = buildCustomer({ id: 99, name: 'Hugo', email: 'hugo@example.org' });
    page.state.accounts.push({ user: hugo, password });
    expect(first).toBeDefined();
    page.signIn(99);
    await shows('Hugo');
    await page.shell.services.session.signOut();
    page.signIn(id);
    await shows(buildCustomer().name);
  });
});
