import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase } from '@livree/contracts';
import type { Attempt } from './attempt.ts';

/** Addresses that somebody reads one after the other. */
export interface Reading {
  readonly kind: 'page' | 'call';
  readonly paths: readonly string[];
  /** Milliseconds between two of them. */
  readonly pause: number;
  /** With which of them the reader begins. */
  readonly first: number;
}

export const pages = ['/', '/vehicles', '/reservation', '/blog'];
export const calls = [`${apiBase}/vehicules`];

const timeoutMs = 10_000;

const isRead = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).then(
    async (answer) => (await answer.text()) !== '' && answer.ok,
    () => false,
  );

/** Reads until it is over. @param tell hears of each attempt */
export async function readOn(
  origin: string,
  { kind, paths, pause, first }: Reading,
  over: AbortSignal,
  tell: (attempt: Attempt) => void,
): Promise<void> {
  for (let turn = first; !over.aborted; turn += 1) {
    const isDone = await isRead(`${origin}${paths[turn % paths.length]}`);
    tell({ kind, at: performance.now(), outcome: isDone ? 'done' : 'unanswered' });
    await sleep(pause);
  }
}
