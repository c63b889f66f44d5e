import { send, type Transport } from '@livree/api-client';
import { reservationRoutes, settingsRoutes, type Reservation, type Settings } from '@livree/contracts';
import type { ShellServices } from '@livree/platform';
import type { ChoiceName } from './choice-memory.ts';

/** The customer's settings. */
export const readSettings = async (api: Transport): Promise<Settings> =>
  (await send(api, settingsRoutes.read, {})).data;

/** Stores the choice of a language, a theme or a primary colour in the customer's account. */
export async function saveChoice(
  api: Transport,
  name: ChoiceName,
  values: { readonly [Name in ChoiceName]: ReturnType<ShellServices[Name]['get']> },
): Promise<void> {
  const { changePreferences, changeAppearance } = settingsRoutes;
  if (name === 'language') await send(api, changePreferences, { body: { language: values.language } });
  else if (name === 'theme') await send(api, changeAppearance, { body: { mode: values.theme } });
  else await send(api, changeAppearance, { body: { primaryColor: values.accent } });
}

/** The first page of the customer's rides. */
export const firstRides = async (api: Transport): Promise<readonly Reservation[]> =>
  (await send(api, reservationRoutes.list, { query: { page: 1 } })).data.items;
