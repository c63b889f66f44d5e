import { z } from '@livree/contracts/schema';
import { languageIn, searchOf } from '../pages/address.ts';
import { defaultLanguage, languageSchema, type Language } from '@livree/contracts';

const modes = z.enum(['light', 'dark', 'auto']);
const accents = z.enum(['blue', 'green', 'purple', 'red', 'orange']);

/** What the necessary cookies say of a visitor: enough to stamp a document, nothing personal. */
export interface Visitor {
  readonly language: Language;
  readonly mode: z.infer<typeof modes>;
  readonly accent: z.infer<typeof accents>;
  readonly session: 'in' | 'out';
}

function readCookies(header: string | undefined): Map<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => {
    const split = pair.indexOf('=');
    return [pair.slice(0, split).trim(), pair.slice(split + 1).trim()] as const;
  });
  return new Map(pairs);
}

/** An address may ask for a language by its query, as old links do; it goes before the cookie. */
export const languageParameter = 'language';

/** Reads a page's address and the cookies; whatever is absent or odd takes its default. */
export function readVisitor(cookieHeader: string | undefined, url = ''): Visitor {
  const cookies = readCookies(cookieHeader);
  const asked = z.safeParse(languageSchema, new URLSearchParams(searchOf(url)).get(languageParameter)).data;
  return {
    language:
      asked ??
      languageIn(url) ??
      z.safeParse(languageSchema, cookies.get('language')).data ??
      defaultLanguage,
    mode: z.safeParse(modes, cookies.get('theme')).data ?? 'auto',
    accent: z.safeParse(accents, cookies.get('accent')).data ?? 'blue',
    session: cookies.get('signed-in') === '1' ? 'in' : 'out',
  };
}

/** The start of a document for this visitor; the rest is the same for everyone who reads that language. */
export function openingTag({ language, mode, accent, session }: Visitor): string {
  return `<!doctype html>\n<html lang="${language}" data-mode="${mode}" data-accent="${accent}" data-session="${session}">`;
}
