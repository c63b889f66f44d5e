import { defaultLanguage, languageSchema, type Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import {
  accentSchema,
  defaultLook,
  languageParameter,
  signedIn,
  themeSchema,
  visitorCookies,
  visitorMarks,
} from '@livree/document';
import { parseCookie } from 'cookie';
import { languageIn, readSearch } from '../pages/address.ts';

/** What the necessary cookies say about a visitor: enough to draw a document, nothing personal. */
export interface Visitor {
  readonly language: Language;
  readonly theme: z.infer<typeof themeSchema>;
  readonly accent: z.infer<typeof accentSchema>;
  readonly session: 'in' | 'out';
}

/** Reads the address and the cookies of a page request; missing or invalid values get their defaults. */
export function readVisitor(cookieHeader = '', url = ''): Visitor {
  const cookies = parseCookie(cookieHeader);
  const asked = z.safeParse(languageSchema, new URLSearchParams(readSearch(url)).get(languageParameter)).data;
  return {
    language:
      asked ??
      languageIn(url) ??
      z.safeParse(languageSchema, cookies[visitorCookies.language]).data ??
      defaultLanguage,
    theme: z.safeParse(themeSchema, cookies[visitorCookies.theme]).data ?? defaultLook.theme,
    accent: z.safeParse(accentSchema, cookies[visitorCookies.accent]).data ?? defaultLook.accent,
    session: cookies[visitorCookies.session] === signedIn ? 'in' : 'out',
  };
}

/** The opening tag of a document for this visitor; the rest is the same for all readers of that language. */
export function openingTag({ language, ...visitor }: Visitor): string {
  const marks = (['theme', 'accent', 'session'] as const).map(
    (name) => ` data-${visitorMarks[name]}="${visitor[name]}"`,
  );
  return `<!doctype html>\n<html lang="${language}"${marks.join('')}>`;
}
