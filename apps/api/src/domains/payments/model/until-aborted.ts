import { ProviderError } from './provider.ts';

/**
 * What a provider's library answers, unless the wait is over before; then it is not even asked. Libraries end their own
 * requests later or repeat them; that is harmless, because a repeated call carries the same key.
 * @throws ProviderError `unreachable` once the signal says so
 */
export async function untilAborted<Answer>(signal: AbortSignal, ask: () => Promise<Answer>): Promise<Answer> {
  const late = () => new ProviderError('unreachable', 'The provider did not answer in time');
  if (signal.aborted) throw late();
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(late());
  signal.addEventListener('abort', giveUp, { once: true });
  return Promise.race([ask(), promise]).finally(() => signal.removeEventListener('abort', giveUp));
}
