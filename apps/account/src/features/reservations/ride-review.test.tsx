// @vitest-environment jsdom
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen } from '@testing-library/dom';
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
