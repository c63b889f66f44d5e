import { z } from '../schema.ts';
import { address } from '../shared/address.ts';
import { envelope } from '../shared/envelope.ts';
import { visibleName } from '../shared/plain-name.ts';
import { maybe, openEnum, wireRequest } from '../shared/wire.ts';

/** A customer has one home and one work, and several places with names of their own. */
export const savedPlaceKinds = ['home', 'work', 'place'] as const;
export type SavedPlaceKind = (typeof savedPlaceKinds)[number];

/** Of the name that a customer gives to a place. */
export const longestPlaceName = 60;

export const savedAddress = z.object({
  id: z.number(),
  kind: openEnum(savedPlaceKinds),
  /** Null for home and work. */
  name: z.nullable(z.string()),
  /** The name, or what the language of the call says for home and work. */
  label: z.string(),
  address: z.string(),
});
export type SavedAddress = z.output<typeof savedAddress>;

const name = maybe(
  z
    .string('validation.place_name')
    .check(z.overwrite(visibleName), z.maxLength(longestPlaceName, 'validation.too_long')),
);

export const savedAddressRequest = wireRequest({
  kind: z.enum(savedPlaceKinds, 'validation.invalid'),
  /** Required for a place. */
  name,
  address: address('validation.address'),
});
export type SavedAddressRequest = z.output<typeof savedAddressRequest>;

/** What kind of place it is stays. */
export const savedAddressChange = wireRequest({ name, address: address('validation.address') });
export type SavedAddressChange = z.output<typeof savedAddressChange>;

export const savedAddressAnswer = envelope(savedAddress);
export const savedAddressesAnswer = envelope(z.array(savedAddress));
