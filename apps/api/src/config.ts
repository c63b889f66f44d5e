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

/** What was sold before a sale kept it: as the environment says, since operators could not change it. */
const toSoldBefore = (env: z.output<typeof settings>) => ({
  changeHours: env.LIVREE_CHANGE_HOURS,
  vatPercent: env.LIVREE_VAT_PERCENT,
});

/**
 * The settings, validated. Names state the units of minutes, days and shares. Operators change some of them while the
 * process runs (decision 0130), so read them when they are needed and keep no part of them.
 */
export type Config = ReturnType<typeof toConfig> & { readonly soldBefore: ReturnType<typeof toSoldBefore> };

/**
 * Reads the environment. @param said variables for which operators say something else
 * @throws ConfigError with one sentence for each invalid variable
 */
export const readConfig = (env: Environment, said: Environment = {}): Config => ({
  ...toConfig(readEnvironment(settings, { ...env, ...said })),
  soldBefore: toSoldBefore(readEnvironment(settings, env)),
});
