import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { watchMemory } from './memory-watch.ts';

vi.mock(import('node:fs'), { spy: true });

const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
afterEach(() => vi.useRealTimers());

/** How often the child is checked within ten seconds. */
function looksAt(isBusy: boolean): number {
  vi.useFakeTimers();
  const pid = child.pid ?? 0;
  const end = watchMemory({ pid, limit: 10_000, isBusy: () => isBusy, onTooMuch: () => {} });
  vi.mocked(readFileSync).mockClear();
  vi.advanceTimersByTime(10_000);
  end();
  vi.advanceTimersByTime(10_000);
  return vi.mocked(readFileSync).mock.calls.filter(([file]) => file === `/proc/${pid}/status`).length;
}

it.runIf(process.platform === 'linux')('the memory of an idle process is checked a fifth as often', () => {
  expect(looksAt(true)).toBe(100);
  expect(looksAt(false)).toBe(20);
});

it.runIf(process.platform === 'linux')('a process that uses too much memory is reported once', () => {
  vi.useFakeTimers();
  const onTooMuch = vi.fn<() => void>();
  watchMemory({ pid: child.pid ?? 0, limit: 1, isBusy: () => true, onTooMuch });
  vi.advanceTimersByTime(1000);
  expect(onTooMuch).toHaveBeenCalledTimes(1);
  child.kill();
});
