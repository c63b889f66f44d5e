/** Wire names whose English counterpart is not simply their camelCase form. Misspellings live here and nowhere else. */
export const wireAliases = {
  vehicule: 'vehicle',
  vehicule_id: 'vehicleId',
  marque: 'make',
  modele: 'model',
  number_of_seats: 'seats',
  fuel_deconsuption: 'fuelConsumption',
  passengers_count: 'passengers',
  pickup_datetime: 'pickupAt',
  return_datetime: 'returnAt',
  earliest_pickup_datetime: 'earliestPickupAt',
  bags_count: 'bags',
  pickup_datetime_formatted: 'pickupFormatted',
  cancellation_deadline_formatted: 'deadlineFormatted',
  current_page: 'page',
  last_page: 'pageCount',
} as const;

type CamelCase<Name extends string> = Name extends `${infer Head}${'_' | '-'}${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The name we use for a wire name. */
export type OurName<Name> = Name extends keyof typeof wireAliases
  ? (typeof wireAliases)[Name]
  : Name extends string
    ? CamelCase<Name>
    : never;

/** A wire object with our names; the values are untouched. */
export type Ours<Wire> = { [Name in keyof Wire as OurName<Name>]: Wire[Name] };

const aliases: ReadonlyMap<string, string> = new Map(Object.entries(wireAliases));

/** `pickup_address` -> `pickupAddress`, `last-event-id` -> `lastEventId`, `vehicule_id` -> `vehicleId`; a dotted path is renamed part by part. */
export function ourName(wireName: string): string {
  return wireName
    .split('.')
    .map(
      (part) =>
        aliases.get(part) ?? part.replace(/[_-]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
    )
    .join('.');
}
