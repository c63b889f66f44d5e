import { ApiError, type TransportResponse } from '@livree/api-client';

/** How the fake API misbehaves: not at all, late, never answering, with an error, unreachable, with nonsense, or with an answer that gets lost. */
export const faultKinds = ['off', 'slow', 'silent', '500', 'network', 'nonsense', 'lost'] as const;
export type FaultKind = (typeof faultKinds)[number];

const slowMs = 6_000;
/** As long as a timer can be. */
const foreverMs = 2 ** 31 - 1;

/** Waits for `milliseconds`, or rejects as an aborted call does. */
export function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new ApiError({ status: 0, code: 'aborted', message: '' }));
    if (signal?.aborted) return refuse();
    setTimeout(resolve, milliseconds);
    return signal?.addEventListener('abort', refuse, { once: true });
  });
}

/** What the caller gets when no answer arrives. */
export const noAnswer = (): ApiError => new ApiError({ status: 0, code: 'network', message: '' });

/** The answer of a fault instead of the real one, or undefined when the call continues. */
export async function faultyAnswer(
  fault: FaultKind,
  signal: AbortSignal | undefined,
): Promise<TransportResponse | undefined> {
  if (fault === 'slow') await wait(slowMs, signal);
  if (fault === 'silent') await wait(foreverMs, signal);
  if (fault === 'network') throw noAnswer();
  if (fault === '500') return { status: 500, headers: new Headers(), body: undefined };
  if (fault === 'nonsense') return { status: 200, headers: new Headers(), body: { success: 'perhaps' } };
  return undefined;
}
