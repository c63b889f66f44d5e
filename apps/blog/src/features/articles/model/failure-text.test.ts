import { ApiError } from '@livree/api-client';
import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

const failure = (status: number, code: string, message = '') => new ApiError({ status, code, message });

test('the server speaks first, then the broken connection', () => {
  expect(failureText(failure(503, 'unavailable', 'Service indisponible'), 'Connexion')).toBe(
    'Service indisponible',
  );
  expect(failureText(failure(0, 'network'), 'Connexion')).toBe('Connexion');
  expect(failureText(failure(200, 'contract'), 'Connexion')).toBeUndefined();
});

test('a fault of the program is not shown', () => {
  expect(failureText(new TypeError('x is not a function'), 'Connexion')).toBeUndefined();
});
