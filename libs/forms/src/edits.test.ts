import { expect, test } from 'vitest';
import { findEdits, pickFitting } from './edits.ts';

const saved = { name: 'Claire', phone: '', isPublic: false };

test('a form is edited while a value differs from the saved one', () => {
  expect(findEdits(saved, {})).toEqual({});
  expect(findEdits(saved, { name: 'Claire M.' })).toEqual({ name: 'Claire M.' });
  expect(findEdits(saved, { name: 'Claire', isPublic: false })).toEqual({});
});

test('stored edits of a field that was removed, or changed its type, are dropped', () => {
  expect(pickFitting(saved, { name: 'Hugo', phone: 7, street: 'Rivoli' })).toEqual({ name: 'Hugo' });
});
