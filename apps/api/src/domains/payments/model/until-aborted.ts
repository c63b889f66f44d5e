import { ProviderError } from './provider.ts';

/**
 * Calls a provider's library unless the signal is already aborted. Libraries may end their requests later or repeat
 * them, which is harmless, because a repeated call has the same key.
 * @throws ProviderError `unreachable` if the signal aborts
 */
export async function untilAborted<Answer>(signal: AbortSignal, ask: () => Promise<Answer>): Promise<Answer> {
  const late = () => new ProviderError('unreachable', 'The provider did not answer in time');
  if (signal.aborted) throw late();
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(late());
  signal.addEventListener('abort', giveUp, { once: true });
  return Promise.race([ask(), promise]).finally(() => signal.removeEventListener('abort', giveUp));
}
