import { ProviderError } from '../model/provider.ts';

/** Waits as for a server that does not answer, until the caller gives up. */
export function noAnswer(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const giveUp = () => reject(new ProviderError('unreachable', 'The sandbox did not answer in time'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
