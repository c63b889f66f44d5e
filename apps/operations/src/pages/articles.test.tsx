// @vitest-environment jsdom
import { buildArticle } from '@livree/testing/builders';
import { addOperator } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import messages from '../messages/fr.json' with { type: 'json' };
import { remote } from '../remote.ts';

let page: OpenPage | undefined;
afterEach(() => page?.close());

const texts = messages.articles;

/** Opens a page as the operator; one published article exists, number 4. */
async function open(path: string): Promise<OpenPage> {
  page = await openPage(remote, path, (state, shell) => {
    state.articles = [buildArticle({ id: 4, title: 'Nice' })];
    shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
  });
  return page;
}

test('a translation without content is refused in its own language, and what was typed stays', async () => {
  const opened = await open('/operations/articles/4');
  await opened.press('tab', messages.newsletter.in.de);
  await opened.fill(texts.title, 'Nizza');
  await opened.press('tab', messages.newsletter.in.fr);
  await opened.press('button', messages.frame.save);
  const tab = await screen.findByRole('tab', { name: /En allemand \(à corriger\)/ });
  await waitFor(() => expect(tab.getAttribute('aria-selected')).toBe('true'));
  expect(screen.getByLabelText<HTMLInputElement>(texts.title).value).toBe('Nizza');
  expect(opened.state.articles[0]?.translations).toBeUndefined();
});

test('an article that another operator changed is not overwritten', async () => {
  const opened = await open('/operations/articles/4');
  await screen.findByLabelText(texts.title);
  const other = buildArticle({ id: 4, title: 'Cannes', updatedAt: '2027-02-01T08:00:00.000Z' });
  opened.state.articles = [other];
  await opened.fill(texts.title, 'Menton');
  await opened.press('button', messages.frame.save);
  expect(await screen.findByText(/entre-temps.*Cannes/)).toBeDefined();
  expect(opened.state.articles[0]).toEqual(other);
  await opened.press('button', messages.frame.save);
  await waitFor(() => expect(opened.state.articles[0]?.title).toBe('Menton'));
});

test('a draft is published, and its history says so', async () => {
  const opened = await open('/operations/articles/4');
  await opened.press('button', texts.withdraw);
  await opened.press('button', texts.publishNow);
  expect(await screen.findByRole('button', { name: texts.withdraw })).toBeDefined();
  expect(await screen.findByRole('cell', { name: messages.act.unpublish })).toBeDefined();
});
