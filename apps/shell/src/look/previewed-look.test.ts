// @vitest-environment jsdom
import { buildCustomer } from '@livree/testing/builders';
import { createFakeApi } from '@livree/testing/fake-api';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-shell.ts';

afterEach(() => vi.unstubAllGlobals());

test('a previewed look is visible, but neither stored in the browser nor sent to the account', async () => {
  localStorage.clear();
  const api = createFakeApi({ token: () => 'token-1' });
  const customer = buildCustomer();
  api.state.sessions.set('token-1', customer.id);
  const { session, theme, accent } = openPage(api).services;
  const calls = vi.spyOn(globalThis, 'fetch');
  const changes = () =>
    calls.mock.calls.filter(([address]) => typeof address === 'string' && address.endsWith('/appearance'));
  session.signIn({ token: 'token-1', user: customer });
  theme.set('light');
  await vi.waitFor(() => expect(changes()).toHaveLength(1), 10_000);

  const { dataset } = document.documentElement;
  theme.preview('dark');
  accent.preview('green');
  expect([dataset['mode'], dataset['accent']]).toEqual(['dark', 'green']);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([theme.getState(), localStorage.getItem('theme'), localStorage.getItem('accent')]).toEqual([
    'light',
    'light',
    null,
  ]);
  theme.preview(undefined);
  accent.preview(undefined);
  expect([dataset['mode'], dataset['accent']]).toEqual(['light', accent.getState()]);
  expect(changes()).toHaveLength(1);
});
