import { contactTypes, isOneOf } from '@livree/contracts';
import type { TFunction } from 'i18next';

/** What everybody must be able to find: it can be changed and not hidden. */
export const alwaysShown: ReadonlySet<string> = new Set(['telephone', 'email', 'adresse']);

/** The keyboard that helps to write an entry. */
export function inputOf(type: string): 'tel' | 'email' | 'text' | 'url' {
  if (type === 'telephone' || type === 'WhatsApp') return 'tel';
  if (type === 'email') return 'email';
  return type === 'adresse' ? 'text' : 'url';
}

/** The name of an entry; an unknown type names itself. */
export const contactName = (type: string, t: TFunction<'operations'>): string =>
  isOneOf(contactTypes, type) ? t(`words.contact.${type}`) : type;
