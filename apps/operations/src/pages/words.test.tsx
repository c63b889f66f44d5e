// @vitest-environment jsdom
import { addOperator } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import messages from '../messages/fr.json' with { type: 'json' };
import { remote } from '../remote.ts';

let page: OpenPage | undefined;
afterEach(() => page?.close());

const texts = messages.words;

async function open(query = ''): Promise<OpenPage> {
  page = await openPage(remote, `/operations/words${query}`, (state, shell) => {
    shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
  });
  return page;
}

const first = { earlier: 'Descendre Puis-je annuler ?', name: 'Puis-je annuler ?' };

test('an answer in German alone is refused in its language, and what was typed stays', async () => {
  const opened = await open('?entry=2');
  await opened.press('tab', messages.newsletter.in.de);
  await opened.fill(texts.question.text, 'Er wartet.');
  await opened.press('tab', messages.newsletter.in.fr);
  await opened.press('button', messages.frame.save);
  const tab = await screen.findByRole('tab', { name: /En allemand \(à corriger\)/ });
  await waitFor(() => expect(tab.getAttribute('aria-selected')).toBe('true'));
  expect(screen.getByLabelText<HTMLTextAreaElement>(texts.question.text).value).toBe('Er wartet.');
  await opened.fill(texts.question.title, 'Und die Verspätung?');
  await opened.press('button', messages.frame.save);
  await waitFor(() => expect(opened.state.words.questions[1]?.answer.de).toBe('Er wartet.'));
  expect(await screen.findByRole('cell', { name: messages.act.changeQuestion })).toBeDefined();
});

test('a question that another operator changed shows both versions, and is not overwritten', async () => {
  const opened = await open('?entry=1');
  await screen.findByLabelText(texts.question.title);
  const { words } = opened.state;
  const [question, ...rest] = words.questions;
  if (question === undefined) throw new Error('there is a question');
  const other = {
    ...question,
    answer: { ...question.answer, fr: 'Jamais.' },
    version: '2027-02-01T08:00:00.000Z',
  };
  opened.state.words = { ...words, questions: [other, ...rest] };
  await opened.fill(texts.question.text, 'Toujours.');
  await opened.press('button', messages.frame.save);
  expect(await screen.findByText(/entre-temps.*Jamais/)).toBeDefined();
  expect(opened.state.words.questions[0]).toEqual(other);
  expect(await screen.findByText(/Rien n’a été écrasé/)).toBeDefined();
  await opened.press('button', messages.frame.save);
  await waitFor(() => expect(opened.state.words.questions[0]?.answer.fr).toBe('Toujours.'));
});

test('a question moves by its button and by keys, which keep the focus', async () => {
  const opened = await open();
  await opened.press('button', first.earlier);
  await waitFor(() => expect(opened.state.words.questions.map(({ id }) => id)).toEqual([2, 1]));
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`Monter ${first.name}`),
  );
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowUp', altKey: true });
  await waitFor(() => expect(opened.state.words.questions.map(({ id }) => id)).toEqual([1, 2]));
});

test('a question is added once, and another deleted after a question', async () => {
  const opened = await open();
  await opened.press('button', texts.question.add);
  await opened.fill(texts.question.title, 'Et la nuit ?');
  await opened.fill(texts.question.text, 'Oui.');
  await opened.press('button', messages.frame.save);
  await waitFor(() => expect(opened.state.words.questions).toHaveLength(3));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(texts.question.add));
  await opened.press('button', 'Supprimer… Et la nuit ?');
  await opened.press('button', texts.removeNow);
  await waitFor(() => expect(opened.state.words.questions).toHaveLength(2));
  const again = { name: 'Supprimer… Et la nuit ?' };
  await waitFor(() => expect(screen.queryByRole('button', again)).toBeNull());
  // The row that is last now.
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Modifier Et si mon vol/),
  );
});

test('a telephone is checked as the site checks those of customers', async () => {
  const opened = await open('?part=contact&entry=telephone');
  await opened.fill(texts.contact.telephone, '12');
  await opened.press('button', messages.frame.save);
  expect(await screen.findByText(/numéro de téléphone valide/)).toBeDefined();
  await opened.fill(texts.contact.telephone, '+33 1 99 00 05 77');
  await opened.press('button', messages.frame.save);
  await waitFor(() => expect(opened.state.words.contacts[0]?.content).toBe('+33 1 99 00 05 77'));
});

test('hours that end before they begin are refused beside their day, and others saved', async () => {
  const opened = await open('?part=hours');
  const saturday = within(await screen.findByRole('group', { name: /samedi/i }));
  const [opens] = saturday.getAllByLabelText(texts.hours.opens);
  const [closes] = saturday.getAllByLabelText(texts.hours.closes);
  if (!opens || !closes) throw new Error('Saturday has times');
  fireEvent.change(opens, { target: { value: '10:00' } });
  fireEvent.change(closes, { target: { value: '09:00' } });
  await opened.press('button', messages.frame.save);
  expect(await saturday.findByText(/après le début/)).toBeDefined();
  fireEvent.change(closes, { target: { value: '00:00' } });
  await opened.press('button', messages.frame.save);
  await waitFor(() =>
    expect(opened.state.words.hours?.week.at(-1)).toEqual({ day: 6, opens: '10:00', closes: '24:00' }),
  );
});

test('the list reads as visitors do: in their language, with the numbers of the rules', async () => {
  page = await openPage(
    remote,
    '/operations/words',
    (state, shell) => {
      shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
    },
    { language: 'de' },
  );
  const question = await screen.findByText('Kann ich stornieren?');
  expect(question.lang).toBe('de');
  expect(screen.getByText(/kostenlos bis \d+ Stunden/)).toBeDefined();
  expect(screen.getByText('Et si mon vol a du retard ?').lang).toBe('fr');
});
