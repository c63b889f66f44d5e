import { expect, test } from 'vitest';
import { editsSince, isEdited } from './edits.ts';

const saved = { name: 'Claire', phone: '', isPublic: false };

test('a form is edited while a value differs from the saved one', () => {
  expect(isEdited(saved, {})).toBe(false);
  expect(isEdited(saved, { name: 'Claire M.' })).toBe(true);
  expect(isEdited(saved, { name: 'Claire', isPublic: false })).toBe(false);
});

test('text typed while a form is being sent stays', () => {
  const sent = { ...saved, name: 'Claire M.' };
  expect(editsSince({ name: 'Claire M.', phone: '+33 6' }, sent)).toEqual({ phone: '+33 6' });
  expect(editsSince({ name: 'Claire Ma' }, sent)).toEqual({ name: 'Claire Ma' });
});
