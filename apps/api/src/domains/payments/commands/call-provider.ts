import type { PaymentDependencies, TimedPayments } from '../model/dependencies.ts';
import { ProviderError } from '../model/provider.ts';

/** No request takes ten seconds; what is left after this is for our own part. */
const longestActMs = 9500;

/**
 * Begins an act: it has one deadline for all it asks of providers, however many calls that makes, sooner by what the act
 * takes before the first of them.
 */
export function withDeadline(payments: PaymentDependencies): TimedPayments {
  const { clock, providerTimeoutMs } = payments;
  const begun = clock.now().getTime();
  let deadline: AbortSignal | undefined;
  const start = () => {
    const leftMs = Math.max(0, begun + longestActMs - clock.now().getTime());
    return clock.timeout(Math.min(providerTimeoutMs, leftMs));
  };
  return { ...payments, deadline: () => (deadline ??= start()) };
}

export function isProviderError(error: unknown, kind: ProviderError['kind']): error is ProviderError {
  return error instanceof ProviderError && error.kind === kind;
}
