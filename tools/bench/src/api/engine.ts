import { randomUUID } from 'node:crypto';
import { type ApiClient, createClient, fetchTransport } from '@livree/api-client';
import { conditions } from './conditions.ts';
import { freeRides } from './rides.ts';
import type { RunningApi } from './running-api.ts';

/** An API under load with what was prepared on it. */
export interface Engine {
  readonly name: EngineName;
  readonly baseUrl: string;
  /** Session tokens of its customers. */
  readonly tokens: readonly string[];
  readonly vehicleId: number;
  readonly rides: Generator<string, never>;
}

export const engineNames = ['pglite', 'postgres'] as const;
export type EngineName = (typeof engineNames)[number];

/** Prepares customers and free slots. */
export async function prepare(name: EngineName, { baseUrl }: RunningApi): Promise<Engine> {
  const client = createClient(
    fetchTransport({ baseUrl, language: () => 'fr', timeoutMs: conditions.patience }),
  );
  const { data } = await client.fleet.list({ query: { perPage: 50 } });
  const vehicleIds = data.items.map(({ id }) => id);
  const [vehicleId] = vehicleIds;
  if (vehicleId === undefined) throw new Error('the fleet is empty');
  const tokens = await Promise.all(Array.from({ length: conditions.customers }, () => signUp(client)));
  return { name, baseUrl, tokens, vehicleId, rides: freeRides(vehicleIds) };
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
