import { randomUUID } from 'node:crypto';
import { type ApiClient, createClient, fetchTransport } from '@livree/api-client';
import { conditions } from './conditions.ts';
import { freeRides } from './rides.ts';

/** What is needed to load an API. */
export interface Prepared {
  /** Session tokens of its customers. */
  readonly tokens: readonly string[];
  readonly vehicleIds: readonly number[];
  readonly rides: Generator<string, never>;
}

/** Prepares customers and free slots. */
export async function prepare(baseUrl: string): Promise<Prepared> {
  const client = createClient(
    fetchTransport({ baseUrl, language: () => 'fr', timeoutMs: conditions.patience }),
  );
  const { data } = await client.fleet.list({ query: { perPage: 50 } });
  const vehicleIds = data.items.map(({ id }) => id).slice(0, conditions.vehicles);
  const tokens: string[] = [];
  while (tokens.length < conditions.customers) {
    tokens.push(...(await Promise.all(Array.from({ length: 10 }, () => signUp(client)))));
  }
  return { tokens, vehicleIds, rides: freeRides(vehicleIds) };
}

async function signUp(client: ApiClient): Promise<string> {
  const password = randomUUID();
  const { data } = await client.identity.register({
    body: {
      name: 'Claire Martin',
      email: `${randomUUID()}@example.org`,
      phone: '+33 6 12 34 56 78',
      password,
      passwordConfirmation: password,
    },
  });
  return data.token;
}
