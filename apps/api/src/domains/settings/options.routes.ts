import { routes } from '@livree/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { registerRoute } from '../../platform/http/index.ts';
import { currencyOptions, languageOptions, timezoneOptions } from './options.ts';

/** The options of the settings screens. */
export function optionRoutes(app: FastifyInstance, { clock }: Pick<Deps, 'clock'>): void {
  const { languages, timezones, currencies } = routes.settings;
  const zones = timezoneOptions(clock);
  registerRoute(app, languages, async () => ({ data: languageOptions }));
  registerRoute(app, timezones, async () => ({ data: [...(await zones())] }));
  registerRoute(app, currencies, async (_, { language }) => ({ data: currencyOptions(language) }));
}
