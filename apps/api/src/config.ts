import { z } from '@livree/contracts/schema';
import { type Environment, readEnvironment } from '@livree/server/environment';
import { accountSettings, accountsOf } from './config/accounts.ts';
import { bookingOf, bookingSettings } from './config/booking.ts';
import { companyOf, companySettings } from './config/company.ts';
import { mapSettings, mapsOf } from './config/maps.ts';
import { messageSettings, messagesOf } from './config/messages.ts';
import { paymentSettings, paymentsOf } from './config/payments.ts';
import { serverOf, serverSettings } from './config/server.ts';
import { storageOf, storageSettings } from './config/storage.ts';

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
});

function configOf(env: z.output<typeof settings>) {
  return {
    ...serverOf(env),
    ...bookingOf(env),
    ...companyOf(env),
    ...accountsOf(env),
    ...messagesOf(env),
    ...paymentsOf(env),
    ...storageOf(env),
    ...mapsOf(env),
    /** Whether the description of the API is public. */
    describesApi: env.LIVREE_API_DESCRIPTION ?? (env.LIVREE_DEMONSTRATION || env.NODE_ENV !== 'production'),
  } as const;
}

/** The operator's settings, validated. Names state the units of minutes, days and shares. */
export type Config = ReturnType<typeof configOf>;

/** Reads the environment. @throws ConfigError with one sentence for each invalid variable */
export const readConfig = (env: Environment): Config => configOf(readEnvironment(settings, env));
