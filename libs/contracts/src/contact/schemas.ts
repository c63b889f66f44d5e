import { z } from '../schema.ts';
import { envelope } from '../shared/envelope.ts';
import { repeated, searchText } from '../shared/query.ts';
import { maybe, openEnum, wireObject } from '../shared/wire.ts';

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

const aliases: Readonly<Record<string, ContactType>> = {
  phone: 'telephone',
  address: 'adresse',
  whatsapp: 'WhatsApp',
};

/** `phone` -> `telephone`, `address` -> `adresse`, `whatsapp` -> `WhatsApp`; undefined for an unknown type. */
export function contactType(name: string): ContactType | undefined {
  return aliases[name] ?? contactTypes.find((type) => type === name);
}

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
