// @vitest-environment jsdom
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { buildCustomer } from '@livree/testing/builders';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { remote } from '../remote.ts';

const { email, id } = buildCustomer();
const noServer = 'Erreur de connexion au serveur';
const patience = { timeout: 5000 };

interface Form {
  readonly name: string;
  readonly path: string;
  /** The path of its call. */
  readonly call: string;
  readonly isForCustomers?: boolean;
  /** Texts by field name; without any, the first switch or option is changed. */
  readonly fill?: Readonly<Record<string, string>>;
  /** The errors of the empty form. */
  readonly empty?: readonly string[];
  readonly wrong?: { readonly fill: Readonly<Record<string, string>>; readonly words: readonly string[] };
}

const password = 'neuf nuages gris au sud';
const settings = (tab: string) => `/settings?tab=${tab}`;

const forms: readonly Form[] = [
  {
    name: 'log-in',
    path: '/login',
    call: '/auth/login',
    fill: { email, password },
    empty: ['Le mot de passe est requis'],
    wrong: {
      fill: { email: 'personne', password: 'x' },
      words: ['Veuillez saisir une adresse email valide'],
    },
  },
  {
    name: 'registration',
    path: '/register',
    call: '/auth/register',
    fill: { name: 'Claire', email: 'claire@example.org', password, passwordConfirmation: password },
    empty: ['Le nom est requis', 'Le mot de passe est requis', 'La confirmation du mot de passe est requise'],
    wrong: {
      fill: { name: 'Claire', email: 'claire@example.org', password: 'court', passwordConfirmation: 'autre' },
      words: [
        'Le mot de passe doit contenir au moins 6 caractères',
        'Les mots de passe ne correspondent pas',
      ],
    },
  },
  {
    name: 'forgotten password',
    path: '/forgot-password',
    call: '/auth/forgot-password',
    fill: { email },
    wrong: { fill: { email: 'personne' }, words: ['Veuillez saisir une adresse email valide'] },
  },
  {
    name: 'new password',
    path: `/reset-password?email=${encodeURIComponent(email)}&token=good`,
    call: '/auth/reset-password',
    fill: { password, passwordConfirmation: password },
    empty: ['Le mot de passe est requis', 'La confirmation du mot de passe est requise'],
    wrong: {
      fill: { password: 'court', passwordConfirmation: 'autre' },
      words: [
        'Le mot de passe doit contenir au moins 8 caractères',
        'Les mots de passe ne correspondent pas',
      ],
    },
  },
  {
    name: 'profile',
    path: settings('profile'),
    call: '/auth/profile',
    isForCustomers: true,
    fill: { name: 'Claire de Vaugirard' },
    empty: ['Le nom est requis'],
    wrong: { fill: { phone: 'douze' }, words: ['Veuillez saisir un numéro de téléphone valide'] },
  },
  {
    name: 'notifications',
    path: settings('notifications'),
    call: '/settings/notifications',
    isForCustomers: true,
  },
  { name: 'privacy', path: settings('privacy'), call: '/settings/privacy', isForCustomers: true },
  { name: 'appearance', path: settings('appearance'), call: '/settings/appearance', isForCustomers: true },
  {
    name: 'log-ins',
    path: settings('security'),
    call: '/settings/security',
    isForCustomers: true,
    fill: { sessionTimeout: '60' },
    empty: ['La durée de session doit être comprise entre 5 et 480 minutes'],
    wrong: {
      fill: { sessionTimeout: '481' },
      words: ['La durée de session doit être comprise entre 5 et 480 minutes'],
    },
  },
  {
    name: 'change of password',
    path: settings('security'),
    call: '/settings/password',
    isForCustomers: true,
    fill: { currentPassword: 'whatever it is', newPassword: password, newPasswordConfirmation: password },
    empty: [
      'Le mot de passe actuel est requis',
      'Le mot de passe est requis',
      'La confirmation du mot de passe est requise',
    ],
  },
];

let page: OpenPage;

const inputs = () => [...page.element.querySelectorAll<HTMLInputElement>('main form input, form input')];
const field = (name: string) => inputs().find((input) => input.name === name);

/** Sets values like a typing person: React notices only if the value did not go through its own setter. */
function type(values: Readonly<Record<string, string>>): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const [name, value] of Object.entries(values)) {
    const input = field(name);
    setValue?.call(input, value);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** The form with these fields, or the first one. */
const formOf = ({ fill = {} }: Form): HTMLFormElement | null | undefined =>
  (field(Object.keys(fill)[0] ?? '') ?? inputs()[0])?.form;

const choices = () => inputs().filter((input) => input.type === 'checkbox' || input.type === 'radio');
const chosen = () => choices().map((input) => input.checked);

function fillIn({ fill }: Form): void {
  if (fill) type(fill);
  else
    choices()
      .find((input) => !input.checked)
      ?.click();
}

const submit = (form: Form): void => formOf(form)?.requestSubmit();
const sent = ({ call }: Form) => page.calls.filter(({ path, method }) => path === call && method !== 'GET');
const says = (words: string) => vi.waitFor(() => expect(page.element.textContent).toContain(words), patience);

async function open(form: Form): Promise<void> {
  history.replaceState(null, '', form.path);
  page = await openPage(remote, form.path, (state) => void state.passwordResets.set(email, 'good'));
  if (form.isForCustomers) page.signIn(id);
  await vi.waitFor(() => expect(formOf(form)).toBeInstanceOf(HTMLFormElement), patience);
}

afterEach(() => page.close());

describe.each(forms)('the form of $name', (form) => {
  beforeEach(() => open(form));

  test.runIf(form.empty)('sent empty reports every required field, and calls nobody', async () => {
    type(Object.fromEntries(Object.keys(form.fill ?? {}).map((name) => [name, ''])));
    submit(form);
    for (const words of form.empty ?? []) await says(words);
    expect(sent(form)).toEqual([]);
    const first = inputs().find(
      (input) => input.ariaInvalid === 'true' || input.hasAttribute('aria-invalid'),
    );
    await vi.waitFor(() => expect(document.activeElement).toBe(first), patience);
  });

  test.runIf(form.wrong)('sent wrong shows the error beside the field, and keeps all values', async () => {
    const { fill, words } = form.wrong ?? { fill: {}, words: [] };
    type(fill);
    submit(form);
    for (const sentence of words) await says(sentence);
    for (const [name, value] of Object.entries(fill)) expect(field(name)?.value).toBe(value);
  });

  test('submitted twice is sent once', async () => {
    fillIn(form);
    await new Promise((resolve) => setTimeout(resolve, 20));
    submit(form);
    submit(form);
    await vi.waitFor(() => expect(sent(form).length).toBeGreaterThan(0), patience);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(sent(form)).toHaveLength(1);
  });

  test('sent offline reports that, keeps everything, and can be sent again', async () => {
    fillIn(form);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const before = chosen();
    page.breakApi('network');
    submit(form);
    await says(noServer);
    for (const [name, value] of Object.entries(form.fill ?? {})) expect(field(name)?.value).toBe(value);
    expect(chosen()).toEqual(before);
    page.breakApi('off');
    submit(form);
    await vi.waitFor(() => expect(sent(form)).toHaveLength(2), patience);
  });
});

describe('a session that ends during typing', () => {
  const profile = forms.find(({ name }) => name === 'profile');
  const notifications = forms.find(({ name }) => name === 'notifications');
  const name = 'Claire de Vaugirard';

  async function typeAndExpire(form: Form | undefined): Promise<void> {
    if (form === undefined) throw new Error('no such form');
    await open(form);
    fillIn(form);
    await new Promise((resolve) => setTimeout(resolve, 50));
    page.state.sessions.clear();
    submit(form);
    await says('This page is for customers');
  }

  test('loses nothing: the same customer finds it after signing in again', async () => {
    await typeAndExpire(profile);
    page.signIn(id);
    await vi.waitFor(() => expect(field('name')?.value).toBe(name), patience);
    if (profile) submit(profile);
    await vi.waitFor(() => expect(page.state.accounts[0]?.user.name).toBe(name), patience);
  });

  test('keeps switches too', async () => {
    await typeAndExpire(notifications);
    page.signIn(id);
    await vi.waitFor(() => expect(choices().length).toBeGreaterThan(0), patience);
    const { sms } = page.state.settings.get(id)?.notifications ?? { sms: false };
    expect(chosen().filter(Boolean)).toHaveLength(4);
    expect(sms).toBe(false);
  });

  test('shows it to nobody else, and signing out deletes it', async () => {
    await typeAndExpire(profile);
    const [first] = page.state.accounts;
    const hugo = buildCustomer({ id: 99, name: 'Hugo', email: 'hugo@example.org' });
    page.state.accounts.push({ user: hugo, password });
    expect(first).toBeDefined();
    page.signIn(99);
    await vi.waitFor(() => expect(field('name')?.value).toBe('Hugo'), patience);
    await page.shell.services.session.signOut();
    page.signIn(id);
    await vi.waitFor(() => expect(field('name')?.value).toBe(buildCustomer().name), patience);
  });
});
