import { ProviderError } from './provider.ts';

/**
 * What a provider's library answers, unless the wait is over before. Libraries end their own requests later or repeat them;
 * that is harmless, because a repeated call carries the same key.
 * @throws ProviderError `unreachable` once the signal says so
 */
export function untilAborted<Answer>(signal: AbortSignal, answer: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new ProviderError('unreachable', 'The provider did not answer in time'));
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp, { once: true });
  return Promise.race([answer, promise]).finally(() => signal.removeEventListener('abort', giveUp));
}
