import type { PaymentDependencies } from '../model/dependencies.ts';
import { type ProviderCall, ProviderError } from '../model/provider.ts';

/** A call whose answer is waited for as long as the configuration says. */
export function providerCall({ providerTimeoutMs }: PaymentDependencies, key: string): ProviderCall {
  return { key, signal: AbortSignal.timeout(providerTimeoutMs) };
}

export function isProviderError(error: unknown, kind: ProviderError['kind']): error is ProviderError {
  return error instanceof ProviderError && error.kind === kind;
}
