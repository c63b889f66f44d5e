import { expect, test } from 'vitest';
import { shownRange } from './shown-range.ts';
import { statusText, statusTone } from './status-tone.ts';

test('a page knows which of all results it shows', () => {
  const page = { items: ['a', 'b', 'c'], page: 2, pageCount: 2, perPage: 15, total: 18 };
  expect(shownRange(page)).toEqual({ from: 16, to: 18 });
  expect(shownRange({ ...page, items: [] })).toEqual({ from: 0, to: 0 });
});

test('a status of a newer server is grey and says so', () => {
  expect(statusTone('disputed')).toBe('ended');
  expect(statusText('disputed')).toBe('transactionStatus.unknown');
  expect(statusTone('completed')).toBe('ok');
});
