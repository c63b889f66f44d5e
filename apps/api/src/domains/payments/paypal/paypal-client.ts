import { setTimeout } from 'node:timers/promises';
import { z } from '@livree/contracts/schema';
import { ApiError, type ApiResponse, Client, Environment, type OAuthToken } from '@paypal/paypal-server-sdk';
import { ProviderError } from '../model/provider.ts';
import { untilAborted } from '../model/until-aborted.ts';

export interface PaypalSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  readonly environment: 'sandbox' | 'live';
  /** Another origin than PayPal's own, for a stand-in. */
  readonly apiOrigin: string | undefined;
}

export interface PaypalClient {
  readonly sdk: Client;
  /** For the calls that the library lacks. */
  post(path: string, body: string, signal: AbortSignal): Promise<unknown>;
  get(path: string, signal: AbortSignal): Promise<unknown>;
}

const origins = {
  sandbox: { name: Environment.Sandbox, origin: 'https://api-m.sandbox.paypal.com' },
  live: { name: Environment.Production, origin: 'https://api-m.paypal.com' },
};

/** The library knows only PayPal's own servers, so its requests are redirected below it. */
const redirectRequests = (origin: string, apiOrigin: string) => ({
  adapter: 'fetch',
  env: {
    Request: null,
    fetch: (url: string, init: RequestInit) => fetch(url.replace(origin, apiOrigin), init),
  },
});

/** PayPal's official library, with plain requests for what it lacks. */
export function createPaypalClient(settings: PaypalSettings, timeoutMs: number): PaypalClient {
  const { clientId, clientSecret, environment, apiOrigin } = settings;
  const { name, origin } = origins[environment];
  const sdk = new Client({
    environment: name,
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    httpClientOptions: { timeout: timeoutMs },
    ...(apiOrigin !== undefined && { unstable_httpClientOptions: redirectRequests(origin, apiOrigin) }),
  });
  let token: OAuthToken | undefined;

  async function request(path: string, init: RequestInit, signal: AbortSignal): Promise<unknown> {
    token = await untilAborted(signal, () => sdk.clientCredentialsAuthManager.updateToken(token));
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token.accessToken}` };
    const answer = await fetch(`${apiOrigin ?? origin}${path}`, {
      ...init,
      headers,
      signal,
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`PayPal answered ${answer.status} to ${path}`);
    return answer.json();
  }
  return {
    sdk,
    post: (path, body, signal) => request(path, { method: 'POST', body }, signal),
    get: (path, signal) => request(path, { method: 'GET' }, signal),
  };
}

const refusal = z.object({
  name: z.optional(z.string()),
  details: z.optional(z.array(z.object({ issue: z.optional(z.string()) }))),
});

/** A call that PayPal refused; `issue` is its own code for the reason. */
export class PaypalRefusal extends ProviderError {
  readonly issue: string;

  constructor(issue: string) {
    super('rejected', `PayPal refused: ${issue}`);
    this.issue = issue;
  }
}

function toRefusal(error: unknown): PaypalRefusal | undefined {
  if (!(error instanceof ApiError) || ![400, 404, 422].includes(error.statusCode)) return undefined;
  const { data } = z.safeParse(refusal, error.result);
  return new PaypalRefusal(data?.details?.[0]?.issue ?? data?.name ?? String(error.statusCode));
}

/**
 * Milliseconds before a call is repeated after a broken connection or a server error, with the same
 * `PayPal-Request-Id`.
 */
const pauses = [300, 600];

/**
 * Calls PayPal and repeats the call while there is no answer; the library would also repeat refusals. Wrong
 * credentials count as no answer: no money moved, and the same call works once the operator has corrected them.
 * @throws PaypalRefusal, ProviderError `unreachable`
 */
export async function requestPaypal<Result>(
  signal: AbortSignal,
  call: (options: { readonly abortSignal: AbortSignal }) => Promise<ApiResponse<Result>>,
  [pause, ...later]: readonly number[] = pauses,
): Promise<Result> {
  try {
    return (await untilAborted(signal, () => call({ abortSignal: signal }))).result;
  } catch (error) {
    const refused = error instanceof ProviderError ? error : toRefusal(error);
    if (refused) throw refused;
    if (pause === undefined)
      throw new ProviderError('unreachable', error instanceof Error ? error.message : 'No answer');
    await untilAborted(signal, () => setTimeout(pause));
    return requestPaypal(signal, call, later);
  }
}
