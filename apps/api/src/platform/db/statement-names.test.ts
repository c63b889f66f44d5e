import { expect, test } from 'vitest';
import { statementNames } from './statement-names.ts';

test('a statement keeps its name, and statements beyond the limit get none', () => {
  const nameStatement = statementNames(2);
  const [first, second] = [nameStatement('select $1'), nameStatement('select $2')];
  expect(first).toBeDefined();
  expect(second).not.toBe(first);
  expect(nameStatement('select $3')).toBeUndefined();
  expect(nameStatement('select $1')).toBe(first);
});
