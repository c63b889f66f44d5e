// @vitest-environment jsdom
import { buildMailing } from '@livree/testing/builders';
import { addOperator } from '@livree/testing/fake-api';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import messages from '../messages/fr.json' with { type: 'json' };
import { remote } from '../remote.ts';

let page: OpenPage | undefined;
afterEach(() => page?.close());

const texts = messages.newsletter;

/** Opens a page as the operator; one draft exists, and one subscriber. */
async function open(path: string): Promise<OpenPage> {
  page = await openPage(remote, path, (state, shell) => {
    state.mailings = [buildMailing()];
    state.subscriptions = new Map([['zoe@example.org', true]]);
    shell.services.session.signIn({ token: 'operator', user: addOperator(state, 'operator') });
  });
  return page;
}

test('a draft is sent only after the question, and then shows to how many it went', async () => {
  const opened = await open('/operations/newsletter/3');
  await opened.press('button', texts.send);
  expect(opened.state.mailings[0]?.sentAt).toBeNull();
  expect(await screen.findByText(/vers 1 abonné/)).toBeDefined();
  await opened.press('button', texts.sendNow);
  expect(await screen.findByText(/Partie vers 1 abonné/)).toBeDefined();
  expect(await screen.findByRole('cell', { name: messages.act.send })).toBeDefined();
});

test('a draft that another operator changed is not overwritten, and both texts are shown', async () => {
  const opened = await open('/operations/newsletter/3');
  const [subject] = await screen.findAllByLabelText<HTMLInputElement>(texts.subject);
  const other = buildMailing({ subjectFr: 'Joyeuses fêtes', version: 'later' });
  opened.state.mailings = [other];
  await opened.fill(texts.subject, 'Bientôt Noël');
  await opened.press('button', texts.saveDraft);
  expect(await screen.findByText(/entre-temps.*Joyeuses fêtes/)).toBeDefined();
  expect(subject?.value).toBe('Bientôt Noël');
  await waitFor(() => expect(opened.state.mailings[0]).toEqual(other));
});
