import { z } from '@livree/contracts/schema';
import { ConfigError, optionalSetting, rules, setting } from '@livree/server/environment';

/** `CDG:35/60,*:25/45` as minutes by airport: from a landing inside the Schengen area, and from outside. */
const buffers = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^([A-Z]{3}|\*):\d{1,3}\/\d{1,3}(,([A-Z]{3}|\*):\d{1,3}\/\d{1,3})*$/,
        'must be airports with two numbers of minutes such as CDG:35/60,*:25/45',
      ),
    ),
  z.transform((value) =>
    value.split(',').map((part) => {
      const [airport = '', inside, outside] = part.split(/[:/]/);
      return { airport, inside: Number(inside), outside: Number(outside) };
    }),
  ),
);

/** Who follows the flights of customers, and how long they need from the landing to the kerb. */
export const flightSettings = {
  LIVREE_AERODATABOX_KEY: optionalSetting(rules.text, {
    about: 'flights are followed with AeroDataBox, and flight tracking is sold',
    shown: 'nobody follows flights, except in a demonstration',
    isSecret: true,
  }),
  LIVREE_AERODATABOX_URL: setting(rules.secureUrl, 'https://aerodatabox.p.rapidapi.com', {
    about: 'the marketplace through which AeroDataBox is called; `http` only on this machine',
  }),
  LIVREE_AERODATABOX_WEBHOOK_SECRET: optionalSetting(rules.longText(32), {
    about:
      'the secret end of the address at which AeroDataBox tells of changes; at least 32 characters. Without it, flights are only asked for',
    isSecret: true,
  }),
  LIVREE_SANDBOX_FLIGHTS: optionalSetting(z.enum(['on', 'off'], 'must be on or off'), {
    about: 'the sandbox invents the flights that nobody else follows, and says so',
    shown: '`on` in a demonstration without a key',
  }),
  LIVREE_FLIGHT_BUFFERS: setting(buffers, '*:25/45,CDG:35/60,ORY:30/45', {
    about:
      'minutes from the landing to the kerb by airport, after a flight inside the Schengen area and after one from outside; `*` for all others',
  }),
};

const schema = z.object(flightSettings);
type Variables = z.output<typeof schema> & { readonly LIVREE_DEMONSTRATION: boolean };

/** @throws ConfigError for a webhook without a provider */
export function readFlights(env: Variables) {
  const { LIVREE_AERODATABOX_KEY: key, LIVREE_AERODATABOX_WEBHOOK_SECRET: webhookSecret } = env;
  if (webhookSecret !== undefined && key === undefined)
    throw new ConfigError(
      'LIVREE_AERODATABOX_KEY must be set too when LIVREE_AERODATABOX_WEBHOOK_SECRET is.',
    );
  const isInvented = (env.LIVREE_SANDBOX_FLIGHTS ?? (env.LIVREE_DEMONSTRATION ? 'on' : 'off')) === 'on';
  return {
    flights: {
      aeroDataBox: key === undefined ? null : { key, url: env.LIVREE_AERODATABOX_URL, webhookSecret },
      /** Whether the sandbox follows flights. */
      isSandbox: key === undefined && isInvented,
      buffers: env.LIVREE_FLIGHT_BUFFERS,
    },
  };
}
