// @vitest-environment jsdom
import { openPage } from '@livree/testing/open-page';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import messages from '../messages/fr.json' with { type: 'json' };
import { remote } from '../remote.ts';

test('the page shows its title', async () => {
  const page = await openPage(remote, '/operations');
  expect(await screen.findByRole('heading', { level: 1, name: messages.page.title })).toBeDefined();
  page.close();
});
