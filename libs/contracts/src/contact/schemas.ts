import { z } from '../schema.ts';
import { envelope } from '../shared/envelope.ts';
import { repeated, searchText } from '../shared/query.ts';
import { maybe, openEnum, wireObject, wireRequest } from '../shared/wire.ts';

export const contactTypes = [
  'telephone',
  'email',
  'adresse',
  'facebook',
  'instagram',
  'twitter',
  'linkedin',
  'WhatsApp',
  'youtube',
  'tiktok',
] as const;

export type ContactType = (typeof contactTypes)[number];

/** A map, because a name may also be that of a property of every object. */
const aliases = new Map<string, ContactType>([
  ['phone', 'telephone'],
  ['address', 'adresse'],
  ['whatsapp', 'WhatsApp'],
]);

/** `phone` -> `telephone`, `address` -> `adresse`, `whatsapp` -> `WhatsApp`; undefined for an unknown type. */
export function contactType(name: string): ContactType | undefined {
  return aliases.get(name) ?? contactTypes.find((type) => type === name);
}

/** An address of this site or an https URL; never a script. */
export const webAddress = /^(https:\/\/[^\s/]+|\/(?![/\\]))\S*$/;

export const contactEntry = wireObject({
  type: openEnum(contactTypes),
  content: z.string(),
  logo: maybe(z.string()),
  has_logo: z.boolean(),
  is_active: z.boolean(),
});

export type ContactEntry = z.output<typeof contactEntry>;
export const contactsAnswer = envelope(z.array(contactEntry));
export const contactsByTypeAnswer = envelope(z.record(z.string(), contactEntry));
export const contactAnswer = envelope(contactEntry);

export const contactInfoQuery = z.codec(
  z.object({ 'types[]': z.optional(repeated), types: z.optional(repeated) }),
  z.object({ types: z.optional(z.array(z.string())) }),
  {
    decode: (wire) => ({ types: wire['types[]'] ?? wire.types }),
    encode: ({ types }) => ({ 'types[]': types }),
  },
);

export const contactSearchQuery = z.object({ search: z.optional(searchText) });
export const contactNameParams = z.object({ name: searchText });

/** An operator's new content for an entry. Networks and their logos are web addresses. */
export const contactEntryRequest = wireRequest({
  content: z
    .string('validation.required')
    .check(z.trim(), z.minLength(1, 'validation.required'), z.maxLength(500, 'validation.too_long')),
  logo: maybe(
    z.string().check(z.maxLength(500, 'validation.too_long'), z.regex(webAddress, 'validation.web_address')),
  ),
  is_active: z.boolean('validation.invalid'),
});
