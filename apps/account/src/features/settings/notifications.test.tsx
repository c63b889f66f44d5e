// @vitest-environment jsdom
import { buildSiteConfig } from '@livree/testing/builders';
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { remote } from '../../remote.ts';

let page: OpenPage;

async function openChannels(textMessages: boolean): Promise<void> {
  const { flags } = buildSiteConfig();
  const config = buildSiteConfig({ flags: { ...flags, textMessages } });
  page = await openPage(remote, '/settings?tab=notifications', undefined, { config });
  page.signIn();
  await screen.findByRole('switch', { name: /^E-mails/ });
}

const textSwitch = () => screen.queryByRole('switch', { name: /^SMS/ });

afterEach(() => page.close());

test('text messages are offered where the site can send them', async () => {
  await openChannels(true);
  expect(textSwitch()).not.toBeNull();
});

test('text messages are not offered where they would go nowhere', async () => {
  await openChannels(false);
  expect(textSwitch()).toBeNull();
});
