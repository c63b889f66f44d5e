import type { PaymentDependencies, TimedPayments } from '../model/dependencies.ts';
import { ProviderError } from '../model/provider.ts';

/** A request takes less than ten seconds; the rest is for our own work. */
const longestActMs = 9500;

/** Starts an act. All its calls to providers share one deadline, reduced by the time before the first call. */
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
