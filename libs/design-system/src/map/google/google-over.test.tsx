// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GoogleOver } from './google-over.tsx';

const view = { path: [], stops: [{ at: [2.35, 48.86] as const, label: 'Livrée' }] };
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.useFakeTimers();
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root.render(<GoogleOver google={{ key: 'AIza', language: 'de' }} view={view} />));
  await act(() => vi.dynamicImportSettled());
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

const said = () => document.querySelector('[role="status"]')?.textContent;

test('Google’s script is polled every tenth of a second for ten seconds, and no longer', async () => {
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(said()).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(said()).toBe('Google Maps ist nicht verfügbar');
});

test('the message about a refused key is in the visitor’s language', async () => {
  await act(async () => window.gm_authFailure?.());
  expect(said()).toBe('Fehler von Google Maps: REQUEST_DENIED');
});
