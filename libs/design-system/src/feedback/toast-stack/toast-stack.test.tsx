import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// @vitest-environment jsdom
import { ToastStack } from './toast-stack.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
const gone = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  gone.mockReset();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

function show(duration: number): void {
  const toast = { id: 'one', tone: 'success', title: 'Fait', duration } as const;
  act(() => root.render(<ToastStack label="Messages" closeLabel="Fermer" toasts={[toast]} onGone={gone} />));
}
const wait = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
/** The duration of the exit animation. */
const exit = 300;

test('a toast stays for its duration, and disappears after its exit', () => {
  show(5000);
  wait(5000);
  wait(exit - 1);
  expect(gone).not.toHaveBeenCalled();
  wait(1);
  expect(gone).toHaveBeenCalledExactlyOnceWith('one');
});

test('a toast under the pointer or the focus stays, and its time starts again afterwards', () => {
  show(5000);
  wait(4000);
  const button = document.querySelector('button');
  act(() => button?.focus());
  wait(60_000);
  expect(gone).not.toHaveBeenCalled();
  act(() => button?.blur());
  wait(5000);
  wait(exit - 1);
  expect(gone).not.toHaveBeenCalled();
  wait(1);
  expect(gone).toHaveBeenCalledTimes(1);
});

test('a toast without a duration stays until it is closed', () => {
  show(0);
  wait(3_600_000);
  expect(gone).not.toHaveBeenCalled();
  act(() => document.querySelector('button')?.click());
  wait(exit);
  expect(gone).toHaveBeenCalledExactlyOnceWith('one');
});
