import { expect, test } from 'vitest';
import { createToasts } from './toasts.ts';

test.each([
  ['success', 5000],
  ['error', 7000],
  ['warning', 6000],
  ['info', 5000],
] as const)('a toast of kind %s stays for %i ms by default', (kind, duration) => {
  const { show, stack } = createToasts();
  show(kind, 'Bonjour');
  show(kind, 'Bonsoir', { duration: 0, title: 'Bonne nuit' });
  expect(stack.getState()).toMatchObject([
    { kind, message: 'Bonjour', duration },
    { kind, message: 'Bonsoir', duration: 0, title: 'Bonne nuit' },
  ]);
});
