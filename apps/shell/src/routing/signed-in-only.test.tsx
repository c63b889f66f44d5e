import { type Role, roles } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { createPageTexts } from '@livree/i18n/instance';
import { ShellProvider, type ShellServices } from '@livree/platform';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createStore } from 'zustand';
import { SignedInOnly } from './signed-in-only.tsx';

type Access = Parameters<typeof SignedInOnly>[0]['access'];

/** What a page shows to a visitor with this role, before the server has answered with one if there is none. */
function show(role: Role | undefined, access: Access): string {
  const state = { status: 'signed-in', user: { id: 1, name: 'Claire', role } };
  // The part of the shell that the guard reads.
  const services = z.parse(z.custom<ShellServices>(), { session: createStore(() => state) });
  const element = (
    <SignedInOnly access={access} refused="not found">
      the page
    </SignedInOnly>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(
    <I18nextProvider i18n={createPageTexts('fr').i18n}>
      <ShellProvider services={services}>
        <RouterProvider router={router} />
      </ShellProvider>
    </I18nextProvider>,
  );
}

const seen: Readonly<Record<Role, readonly Access[]>> = {
  customer: ['customer'],
  chauffeur: ['customer'],
  dispatcher: ['customer', 'dispatcher'],
  operator: ['customer', 'dispatcher', 'operator'],
};

test.each(roles)('a %s sees the pages that are theirs; others do not exist for them', (role) => {
  for (const access of ['customer', 'dispatcher', 'operator'] as const)
    expect(show(role, access)).toBe(seen[role].includes(access) ? 'the page' : 'not found');
});

test('every page opens for anyone signed in before the server has answered with their role', () => {
  for (const access of ['customer', 'dispatcher', 'operator'] as const)
    expect(show(undefined, access)).toBe('the page');
});
