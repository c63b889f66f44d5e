// @vitest-environment jsdom
import { pinSeconds, stateId } from '@livree/document';
import { afterEach, expect, test, vi } from 'vitest';
import { beginPin, endPin } from './pin.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.cookie = 'pin=; Path=/; Max-Age=0';
});

/** A document of this composition, as the gateway writes it. */
function openDocument(id: string, overrides: Readonly<Record<string, string>> = {}): void {
  const state = document.createElement('script');
  Object.assign(state, { id: stateId, type: 'application/json' });
  state.textContent = JSON.stringify({ composition: { id, remotes: [], overrides }, language: 'fr' });
  document.body.replaceChildren(state);
}

test('a pin names the composition of the document in which something was opened first, for a day at most', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  openDocument('0123456789ab');
  beginPin();
  expect(written.mock.calls).toEqual([[`pin=0123456789ab; Path=/; Max-Age=${pinSeconds}; SameSite=Lax`]]);
  openDocument('ba9876543210');
  beginPin();
  expect(document.cookie).toBe('pin=0123456789ab');
  endPin();
  expect(document.cookie).toBe('');
  beginPin();
  expect(document.cookie).toBe('pin=ba9876543210');
});

test('a document in which a release failed is not kept: its pin is empty, and stays so', () => {
  openDocument('0123456789ab');
  document.cookie = 'pin=; Path=/; Max-Age=60';
  beginPin();
  expect(document.cookie).toBe('pin=');
});

test('a test visit neither begins a pin nor ends that of the customer', () => {
  openDocument('0123456789ab', { booking: '00112233' });
  beginPin();
  expect(document.cookie).toBe('');
  document.cookie = 'pin=ba9876543210; Path=/';
  endPin();
  expect(document.cookie).toBe('pin=ba9876543210');
});

test('a page without a gateway has none', () => {
  beginPin();
  expect(document.cookie).toBe('');
});

test('a browser that refuses cookies has no pin, and nothing breaks', () => {
  openDocument('0123456789ab');
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
  beginPin();
  endPin();
});
