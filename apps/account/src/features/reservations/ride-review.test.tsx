// @vitest-environment jsdom
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import messages from '../../messages/fr.json' with { type: 'json' };
import { remote } from '../../remote.ts';

let page: OpenPage | undefined;
afterEach(() => page?.close());

/** A completed ride of the examples. */
async function openRide(): Promise<OpenPage> {
  page = await openPage(remote, '/reservations/103', (state) => void (state.reviews = []));
  page.signIn();
  await screen.findByRole('button', { name: messages.review.submit });
  return page;
}

test('a customer rates a completed ride once, and what they typed survives a failed call', async () => {
  const opened = await openRide();
  await opened.press('button', messages.review.submit);
  expect(await screen.findByText('Votre avis doit contenir au moins 10 caractères')).toBeDefined();
  await opened.user.click(screen.getByRole('radio', { name: '4 étoiles' }));
  await opened.fill(messages.review.comment, 'Un chauffeur ponctuel et discret.');
  opened.breakApi('500', /reviews/);
  await opened.press('button', messages.review.submit);
  expect(await screen.findByText(messages.review.failed)).toBeDefined();
  opened.breakApi('off');
  await opened.press('button', messages.review.submit);
  expect(await screen.findByText(messages.review.sent)).toBeDefined();
  expect(opened.state.reviews).toMatchObject([
    { rating: 4, comment: 'Un chauffeur ponctuel et discret.', status: 'pending' },
  ]);
});

const comment = 'Un chauffeur ponctuel et discret.';
const commentField = () => screen.findByLabelText<HTMLTextAreaElement>(messages.review.comment);

test('a review that is not sent yet survives the end of the session', async () => {
  const opened = await openRide();
  await opened.user.click(screen.getByRole('radio', { name: '4 étoiles' }));
  await opened.fill(messages.review.comment, comment);
  opened.state.sessions.clear();
  await opened.press('button', messages.review.submit);
  await screen.findAllByText('This page is for customers', { exact: false });
  opened.signIn();
  await waitFor(async () => expect((await commentField()).value).toBe(comment));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 étoiles' }).checked).toBe(true);
});

test('a review that is not sent yet is there when its ride is opened again, and gone once it is sent', async () => {
  const opened = await openRide();
  const { go } = opened.shell.services.navigation;
  const reopen = async (): Promise<void> => {
    go('/reservations');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    go('/reservations/103');
  };
  await opened.user.click(screen.getByRole('radio', { name: '4 étoiles' }));
  await opened.fill(messages.review.comment, comment);
  await reopen();
  expect((await commentField()).value).toBe(comment);
  await opened.press('button', messages.review.submit);
  expect(await screen.findByText(messages.review.sent)).toBeDefined();
  await reopen();
  expect((await commentField()).value).toBe('');
});
