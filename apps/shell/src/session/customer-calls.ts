import { send, type Transport } from '@livree/api-client';
import { reservationRoutes, settingsRoutes, type Reservation, type Settings } from '@livree/contracts';
import type { ShellServices } from '@livree/platform';
import type { ChoiceName } from '../choices/choice-memory.ts';

/** The customer's settings. */
export const readSettings = async (api: Transport): Promise<Settings> =>
  (await send(api, settingsRoutes.read, {})).data;

/** Stores the choice of a language, a theme or a primary colour in the customer's account; returns its settings. */
export async function saveChoice(
  api: Transport,
  name: ChoiceName,
  values: { readonly [Name in ChoiceName]: ReturnType<ShellServices[Name]['getState']> },
): Promise<Settings> {
  const { changePreferences, changeAppearance } = settingsRoutes;
  if (name === 'language')
    return (await send(api, changePreferences, { body: { language: values.language } })).data;
  const look = name === 'theme' ? { mode: values.theme } : { primaryColor: values.accent };
  return (await send(api, changeAppearance, { body: look })).data;
}

/** The first page of the customer's rides, the next one first. */
export const firstRides = async (api: Transport): Promise<readonly Reservation[]> =>
  (await send(api, reservationRoutes.list, { query: { page: 1, order: 'next' } })).data.items;
