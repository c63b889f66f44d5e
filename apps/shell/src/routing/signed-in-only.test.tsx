import { z } from '@livree/contracts/schema';
import { createPageTexts } from '@livree/i18n/instance';
import { ShellProvider, type ShellServices } from '@livree/platform';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createStore } from 'zustand';
import { SignedInOnly } from './signed-in-only.tsx';

/** What a page shows to a visitor with this role, or to nobody. @param refused what customers get instead */
function show(role: 'customer' | 'operator' | undefined, refused: string | false): string {
  const state = { status: 'signed-in', user: { id: 1, name: 'Claire', role } };
  // The part of the shell that the guard reads.
  const services = z.parse(z.custom<ShellServices>(), { session: createStore(() => state) });
  const element = <SignedInOnly refused={refused}>the page</SignedInOnly>;
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={createPageTexts('fr').i18n}>
      <ShellProvider services={services}>
        <RouterProvider router={router} />
      </ShellProvider>
    </I18nextProvider>,
  );
}

test('a page for operators does not exist for a customer', () => {
  expect(show('customer', 'not found')).toBe('not found');
  expect(show('operator', 'not found')).toBe('the page');
});

test('a page for customers opens for anyone signed in, even before the server has answered with their role', () => {
  for (const role of ['customer', 'operator', undefined] as const) expect(show(role, false)).toBe('the page');
});
