// @vitest-environment jsdom
import { openPage, type OpenPage } from '@livree/testing/open-page';
import { screen } from '@testing-library/dom';
import { afterEach, expect, test } from 'vitest';
import { remote } from '../../remote.ts';

let page: OpenPage;
afterEach(() => page.close());

const offer = () => screen.queryByRole('region', { name: 'booking/kept-booking@1' });

test('the home page loads the offer to go on with a booking only if this browser keeps one', async () => {
  page = await openPage(remote, '/');
  await screen.findByRole('heading', { level: 1 });
  expect(offer()).toBeNull();
  page.close();
  page = await openPage(remote, '/', (_, { services }) => services.stores.local.write('draft:booking', '{}'));
  await screen.findByRole('region', { name: 'booking/kept-booking@1' });
});
