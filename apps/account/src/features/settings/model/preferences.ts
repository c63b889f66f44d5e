import { currencies, type Language, type Settings } from '@livree/contracts';

/** The id of 'any vehicle' in the list of vehicle types. */
export const anyVehicle = 'any';

/**
 * The tab's fields: language, time zone and currency, and the defaults of new reservations. The language is that of the
 * page: a choice made there may not have reached the saved settings yet.
 */
export const toPreferences = ({ preferences, reservations }: Settings, pageLanguage: Language) => ({
  language: pageLanguage,
  timezone: preferences.timezone,
  currency: preferences.currency,
  ...reservations,
  preferredVehicleType: reservations.preferredVehicleType ?? anyVehicle,
});
export type Preferences = ReturnType<typeof toPreferences>;

/** The request bodies, each group for its own call. */
export const toRequests = ({
  defaultPickupTime,
  preferredVehicleType,
  autoConfirm,
  currency,
  ...region
}: Preferences) => ({
  preferences: { ...region, currency: currencies.find((known) => known === currency) },
  reservations: {
    defaultPickupTime,
    preferredVehicleType: preferredVehicleType === anyVehicle ? null : preferredVehicleType,
    autoConfirm,
  },
});
