import { expect, test } from 'vitest';
import { isUnreachable } from './index.ts';

const fault = (message: string, code: string) => Object.assign(new Error(message), { code });

test.each([
  fault('could not extend file "base/16384/2619": No space left on device', '53100'),
  fault('sorry, too many clients already', '53300'),
  fault('the database system is shutting down', '57P03'),
  fault('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
])('%s: can be tried again later', (error) => {
  expect(isUnreachable(error)).toBe(true);
});

test('an error of our own code cannot be tried again', () => {
  expect(isUnreachable(fault('column "x" does not exist', '42703'))).toBe(false);
});
