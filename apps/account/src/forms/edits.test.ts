import { expect, test } from 'vitest';
import { editsSince, isEdited } from './edits.ts';

const saved = { name: 'Claire', phone: '', isPublic: false };

test('a form is edited while something in it differs from what is saved', () => {
  expect(isEdited(saved, {})).toBe(false);
  expect(isEdited(saved, { name: 'Claire M.' })).toBe(true);
  expect(isEdited(saved, { name: 'Claire', isPublic: false })).toBe(false);
});

test('what was typed while a form was on its way stays typed', () => {
  const sent = { ...saved, name: 'Claire M.' };
  expect(editsSince({ name: 'Claire M.', phone: '+33 6' }, sent)).toEqual({ phone: '+33 6' });
  expect(editsSince({ name: 'Claire Ma' }, sent)).toEqual({ name: 'Claire Ma' });
});
