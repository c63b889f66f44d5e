// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { localStore, tabStore } from './key-value-store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const refuse = () => {
  throw new DOMException('access is denied', 'SecurityError');
};

/** How a browser refuses: it has no storage, throws on access, or is full. */
const refusals: Readonly<Record<string, () => void>> = {
  'has none': () => vi.stubGlobal('localStorage', null),
  'throws on access': () => void vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse),
  'is full': () => void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
};

test.each(Object.entries(refusals))(
  'a value that a storage that %s refuses is kept in memory',
  (_how, refuseAll) => {
    refuseAll();
    const store = localStore();
    store.write('draft', 'Paris');
    expect([store.read('draft'), store.keys(), store.isLasting()]).toEqual(['Paris', ['draft'], false]);
    store.remove('draft');
    expect([store.read('draft'), store.keys()]).toEqual([null, []]);
  },
);

test('a value that a full storage refuses replaces the stored one, until there is room again', () => {
  const store = localStore();
  store.write('draft', 'Paris');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  store.write('draft', 'Lyon');
  expect(store.read('draft')).toBe('Lyon');
  full.mockRestore();
  store.write('draft', 'Nice');
  expect([store.read('draft'), localStorage.getItem('draft')]).toEqual(['Nice', 'Nice']);
});

test('the store of a tab is not the one of the browser', () => {
  tabStore().write('key', 'value');
  expect([localStore().read('key'), tabStore().read('key'), tabStore().isLasting()]).toEqual([
    null,
    'value',
    true,
  ]);
});
