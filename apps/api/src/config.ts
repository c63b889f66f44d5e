import { z } from '@livree/contracts/schema';
import { type Environment, readEnvironment } from '@livree/server/environment';
import { accountSettings, readAccounts } from './config/accounts.ts';
import { readBooking, bookingSettings } from './config/booking.ts';
import { readCompany, companySettings } from './config/company.ts';
import { flightSettings, readFlights } from './config/flights.ts';
import { mapSettings, readMaps } from './config/maps.ts';
import { messageSettings, readMessages } from './config/messages.ts';
import { paymentSettings, readPayments } from './config/payments.ts';
import { readServer, serverSettings } from './config/server.ts';
import { readStorage, storageSettings } from './config/storage.ts';

export { ConfigError } from '@livree/server/environment';

/** Every variable that the API reads. */
export const settings = z.object({
  ...serverSettings,
  ...bookingSettings,
  ...companySettings,
  ...accountSettings,
  ...messageSettings,
  ...paymentSettings,
  ...storageSettings,
  ...mapSettings,
  ...flightSettings,
});

/** Whether nobody's company depends on the site: a demonstration, a developer's or a test's. */
const isTried = (env: z.output<typeof settings>): boolean =>
  env.LIVREE_DEMONSTRATION || env.NODE_ENV !== 'production';

function toConfig(env: z.output<typeof settings>) {
  return {
    ...readServer(env),
    ...readBooking(env),
    ...readCompany(env),
    ...readAccounts(env),
    ...readMessages(env),
    ...readPayments(env),
    ...readStorage(env),
    ...readMaps(env),
    ...readFlights(env),
    /** Whether operators and dispatchers give a second factor when they sign in. */
    secondFactor: env.LIVREE_SECOND_FACTOR ?? (isTried(env) ? 'off' : 'required'),
    /** Whether the description of the API is public. */
    describesApi: env.LIVREE_API_DESCRIPTION ?? isTried(env),
  } as const;
}

/** The operator's settings, validated. Names state the units of minutes, days and shares. */
export type Config = ReturnType<typeof toConfig>;

/** Reads the environment. @throws ConfigError with one sentence for each invalid variable */
export const readConfig = (env: Environment): Config => toConfig(readEnvironment(settings, env));
