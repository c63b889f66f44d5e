// @vitest-environment jsdom
import {
  buildArticle,
  buildDifference,
  buildMailing,
  buildReceivedMessage,
  buildReservation,
  buildTransaction,
} from '@livree/testing/builders';
import { addOperator } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import messages from '../messages/fr.json' with { type: 'json' };
import { remote } from '../remote.ts';

/** Like the shell, the harness then has a log-in before each page. */
const guarded = {
  ...remote,
  routes: remote.routes.map((route) => ({ ...route, access: 'customer' as const })),
};

let page: OpenPage | undefined;
afterEach(() => page?.close());

type Prepare = NonNullable<Parameters<typeof openPage>[2]>;

async function open(path: string, prepare: Prepare = () => undefined): Promise<OpenPage> {
  page = await openPage(guarded, path, (state, shell) => {
    prepare(state, shell);
    shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
  });
  return page;
}

const withMessages: Prepare = (state) =>
  void (state.inbox = [1, 2, 3].map((id) => buildReceivedMessage({ id, name: `Client ${id}` })));

const fieldsOf = (label: string) => screen.findAllByLabelText<HTMLTextAreaElement>(label);
const typed = async (label: string) => (await fieldsOf(label)).map(({ value }) => value).filter(Boolean);
const draftsOf = ({ shell }: OpenPage) =>
  shell.services.stores.local.keys().filter((key) => key.startsWith('draft:'));
const rowOf = (name: string) =>
  within(screen.getByRole('heading', { name: new RegExp(`^${name},`) }).closest('li') ?? document.body);

/** Types in one of the fields with a label. */
async function type(opened: OpenPage, label: string, text: string, index = 0): Promise<void> {
  const field = (await fieldsOf(label))[index];
  if (field === undefined) throw new Error('no such field');
  await opened.user.click(field);
  await opened.user.paste(text);
  await waitFor(() => expect(draftsOf(opened)).toHaveLength(1));
}

/** The session ends as it does after half an hour: the next call is refused. */
async function expire({ state, shell }: OpenPage): Promise<void> {
  state.sessions.clear();
  await shell.services.session.refresh().catch(() => undefined);
  await screen.findByText('This page is for customers', { exact: false });
  expect(shell.services.session.getState().status).toBe('anonymous');
}

function signInAgain({ state, shell }: OpenPage): void {
  shell.services.session.signIn({ token: 'operator-2', user: addOperator(state, 'operator-2') });
}

function answerElsewhere({ state }: OpenPage, answered: number): void {
  state.inbox = state.inbox.map((kept) =>
    kept.id === answered ? { ...kept, answer: 'Oui', answeredAt: '2027-01-05T08:00:00.000Z' } : kept,
  );
  const event = { type: 'update', subject: 'messages', subjectId: answered, at: '2027-01-05T08:00:00.000Z' };
  for (const tell of state.listeners) tell({ hasMissed: false, events: [event] });
}

const { answer, send } = messages.messages;
/** A text with no-break spaces. */
const gone = [messages.frame.gone, { normalizer: (text: string) => text }] as const;

test('an answer that is typed when the session ends is there after the log-in, and gone once sent', async () => {
  const opened = await open('/operations/messages', withMessages);
  await type(opened, answer, 'Bonjour, avec plaisir.', 1);
  await expire(opened);
  signInAgain(opened);
  await waitFor(async () => expect(await typed(answer)).toEqual(['Bonjour, avec plaisir.']));
  await opened.user.click(rowOf('Client 2').getByRole('button', { name: send }));
  await waitFor(() => expect(opened.state.inbox[1]?.answer).toBe('Bonjour, avec plaisir.'));
  await waitFor(async () => expect(await fieldsOf(answer)).toHaveLength(2));
  expect(draftsOf(opened)).toEqual([]);
});

test('what one user has typed is not shown to another one, and a log-out removes it', async () => {
  const opened = await open('/operations/messages', withMessages);
  await type(opened, answer, 'Bonjour');
  await expire(opened);
  const other = { ...addOperator(opened.state, 'other', 'dispatcher'), id: 901 };
  opened.state.accounts = [{ user: other, password: '' }];
  opened.state.sessions.set('other', other.id);
  opened.shell.services.session.signIn({ token: 'other', user: other });
  expect(await typed(answer)).toEqual([]);
  await opened.shell.services.session.signOut();
  expect(draftsOf(opened)).toEqual([]);
});

test('a text that is typed stays when another dispatcher answers an earlier message', async () => {
  const opened = await open('/operations/messages', withMessages);
  await type(opened, answer, 'Bonjour', 1);
  answerElsewhere(opened, 1);
  await waitFor(async () => expect(await fieldsOf(answer)).toHaveLength(2));
  expect(await typed(answer)).toEqual(['Bonjour']);
});

test('a message that another dispatcher answers stays where it is while it holds a text, says so, and goes once that is emptied', async () => {
  const opened = await open('/operations/messages', withMessages);
  await type(opened, answer, 'Bonjour', 1);
  answerElsewhere(opened, 2);
  expect(await screen.findByText(...gone)).toBeDefined();
  expect((await fieldsOf(answer)).map(({ value }) => value)).toEqual(['', 'Bonjour', '']);
  const [, field] = await fieldsOf(answer);
  if (field) await opened.user.clear(field);
  await waitFor(async () => expect(await fieldsOf(answer)).toHaveLength(2));
  expect(draftsOf(opened)).toEqual([]);
});

test('the last message stays too while it holds a text, and its text is not carried to another page', async () => {
  const opened = await open(
    '/operations/messages',
    (state) => void (state.inbox = [buildReceivedMessage({ id: 1 })]),
  );
  await type(opened, answer, 'Bonjour');
  answerElsewhere(opened, 1);
  expect(await screen.findByText(...gone)).toBeDefined();
  await opened.press('tab', messages.messages.answered);
  expect(await screen.findByText('Oui')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(...gone)).toBeNull());
  await opened.press('tab', messages.messages.waiting);
  expect(await screen.findByText(messages.messages.none)).toBeDefined();
});

test('the reason of a refund that is not made comes back with its form, and goes with it once given up', async () => {
  const refund = buildTransaction({
    id: 20,
    type: 'refund',
    status: 'pending',
    decision: 'awaited',
    parentId: 19,
  });
  const opened = await open('/operations/refunds', (state) => {
    state.transactions = [buildTransaction({ id: 19 }), refund];
  });
  await opened.press('button', messages.refunds.decline);
  await type(opened, messages.refunds.reason, 'Hors délai');
  await expire(opened);
  signInAgain(opened);
  await waitFor(async () => expect(await typed(messages.refunds.reason)).toEqual(['Hors délai']));
  await opened.press('button', messages.refunds.keep);
  await opened.press('button', messages.refunds.decline);
  expect(await typed(messages.refunds.reason)).toEqual([]);
  expect(draftsOf(opened)).toEqual([]);
});

test('what is typed about a difference comes back, and is gone once that is closed', async () => {
  const opened = await open(
    '/operations/money/differences',
    (state) => void (state.differences = [buildDifference()]),
  );
  await type(opened, messages.difference.note, 'Remboursé à la main');
  await expire(opened);
  signInAgain(opened);
  await waitFor(async () => expect(await typed(messages.difference.note)).toEqual(['Remboursé à la main']));
  await opened.press('button', messages.difference.close);
  expect(await screen.findByText(messages.difference.none)).toBeDefined();
  expect(draftsOf(opened)).toEqual([]);
});

const noteOf = () => screen.findByLabelText<HTMLTextAreaElement>(messages.notes.note);

test('a note that was typed before the log-in comes back beside what was saved meanwhile, and can be given up', async () => {
  const opened = await open('/operations/rides/12', (state, { services }) => {
    state.reservations = [buildReservation({ id: 12, pickupAt: '2027-03-01T11:00', status: 'confirmed' })];
    state.rideNotes.set(12, {
      note: 'Portail A',
      chauffeurName: 'Nadia',
      chauffeurPhone: '',
      chauffeurPlate: '',
      version: '2027-03-01T08:00:00.000Z',
    });
    const kept = { begun: null, edits: { note: 'Portail B' } };
    const savedAt = services.clock.now().toISOString();
    services.stores.local.write(
      'draft:operations-900-notes-12',
      JSON.stringify({ version: 1, savedAt, data: kept }),
    );
  });
  expect(await screen.findByText(/entre-temps.*Portail A/)).toBeDefined();
  expect((await noteOf()).value).toBe('Portail B');
  expect((await noteOf()).closest('details')?.open).toBe(true);
  expect((await screen.findByLabelText<HTMLInputElement>(messages.notes.name)).value).toBe('Nadia');
  await opened.press('button', messages.frame.giveUp);
  await waitFor(async () => expect((await noteOf()).value).toBe('Portail A'));
  expect(screen.queryByText(/entre-temps/)).toBeNull();
  expect(draftsOf(opened)).toEqual([]);
});

test.each([
  ['/operations/newsletter/3', messages.newsletter.message, messages.newsletter.saveDraft],
  ['/operations/newsletter/new', messages.newsletter.subject, undefined],
  ['/operations/articles/4', messages.articles.title, messages.frame.save],
  ['/operations/articles/new', messages.articles.title, undefined],
  ['/operations/rides/12', messages.notes.note, messages.frame.save],
  ['/operations/customers/1', messages.customers.message, undefined],
  ['/operations/words?entry=1', messages.words.question.text, messages.frame.save],
  ['/operations/words?part=about', messages.words.about.story, messages.frame.save],
])(
  'what is typed on %s comes back after the log-in, and its draft is gone once saved',
  async (path, label, save) => {
    const opened = await open(path, (state) => {
      state.reservations = [buildReservation({ id: 12, pickupAt: '2027-03-01T11:00', status: 'confirmed' })];
      state.mailings = [buildMailing()];
      state.articles = [buildArticle({ id: 4, title: 'Nice' })];
    });
    await type(opened, label, 'Bientôt Noël');
    await expire(opened);
    signInAgain(opened);
    const values = async () => (await fieldsOf(label)).map(({ value }) => value).join('');
    await waitFor(async () => expect(await values()).toContain('Bientôt Noël'));
    if (save === undefined) return;
    await opened.press('button', save);
    await waitFor(() => expect(draftsOf(opened)).toEqual([]));
    expect(await values()).toContain('Bientôt Noël');
  },
);
