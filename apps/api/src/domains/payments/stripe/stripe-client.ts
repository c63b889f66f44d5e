import { Stripe } from 'stripe';
import { ProviderError } from '../model/provider.ts';
import { untilAborted } from '../model/until-aborted.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another origin than Stripe's own, for a stand-in. */
  readonly apiOrigin: string | undefined;
}

/** How often the library repeats a call after a broken connection, a conflict or a server error. */
const repetitions = 2;

const toConnection = (origin: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> => {
  const { hostname, port, protocol } = new URL(origin);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' };
};

/** Stripe's official library, with its own API version. */
export const createStripeClient = ({ secretKey, apiOrigin }: StripeSettings, timeout: number): Stripe =>
  new Stripe(secretKey, {
    maxNetworkRetries: repetitions,
    timeout,
    telemetry: false,
    appInfo: { name: 'Livrée' },
    ...(apiOrigin !== undefined && toConnection(apiOrigin)),
  });

/**
 * Waits for a call to Stripe. Wrong credentials count as no answer: nothing was charged, and the same call works once
 * the operator has corrected them.
 * @throws ProviderError `unreachable` or `rejected`; a declined card stays a `StripeCardError`
 */
export async function requestStripe<Answer>(
  signal: AbortSignal,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await untilAborted(signal, call);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || error instanceof Stripe.errors.StripeCardError) {
      throw error;
    }
    throw new ProviderError(isRefusal(error) ? 'rejected' : 'unreachable', error.message);
  }
}

function isRefusal({ statusCode = 0 }: Stripe.errors.StripeError): boolean {
  return statusCode >= 400 && statusCode < 500 && ![401, 403, 409, 429].includes(statusCode);
}
