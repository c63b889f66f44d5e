import { expect, test } from 'vitest';
import { statementNames } from './statement-names.ts';

test('a text keeps its name, and texts beyond the limit get none', () => {
  const nameOf = statementNames(2);
  const [first, second] = [nameOf('select $1'), nameOf('select $2')];
  expect(first).toBeDefined();
  expect(second).not.toBe(first);
  expect(nameOf('select $3')).toBeUndefined();
  expect(nameOf('select $1')).toBe(first);
});
