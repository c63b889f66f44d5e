// @vitest-environment jsdom
import { z } from '@livree/contracts/schema';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Link, ShellProvider, type ShellServices } from './index.ts';

test('a link prefetches its page on hover or focus and keeps overrides', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const prefetch = vi.fn();
  // A link uses only this part of the shell.
  const services = z.parse(z.custom<ShellServices>(), { navigation: { prefetch } });
  const page = document.body.appendChild(document.createElement('div'));
  act(() =>
    createRoot(page).render(
      <ShellProvider services={services}>
        <MemoryRouter initialEntries={['/?remote=booking%40abc']}>
          <Link to="/services">Services</Link>
        </MemoryRouter>
      </ShellProvider>,
    ),
  );
  const link = page.querySelector('a');
  expect(link?.getAttribute('href')).toBe('/services?remote=booking%40abc');
  act(() => void link?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
  act(() => link?.focus());
  expect(prefetch.mock.calls).toEqual([['/services'], ['/services']]);
});
