import {
  accentSchema,
  languageParameter,
  signedIn,
  themeSchema,
  visitorCookies,
  visitorMarks,
} from '@livree/document';
import { defaultLanguage, languageSchema, type Language } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { parseCookie } from 'cookie';
import { languageIn, searchOf } from '../pages/address.ts';

/** What the necessary cookies say of a visitor: enough to stamp a document, nothing personal. */
export interface Visitor {
  readonly language: Language;
  readonly theme: z.infer<typeof themeSchema>;
  readonly accent: z.infer<typeof accentSchema>;
  readonly session: 'in' | 'out';
}

/** Reads a page's address and the cookies; whatever is absent or odd takes its default. */
export function readVisitor(cookieHeader = '', url = ''): Visitor {
  const cookies = parseCookie(cookieHeader);
  const asked = z.safeParse(languageSchema, new URLSearchParams(searchOf(url)).get(languageParameter)).data;
  return {
    language:
      asked ??
      languageIn(url) ??
      z.safeParse(languageSchema, cookies[visitorCookies.language]).data ??
      defaultLanguage,
    theme: z.safeParse(themeSchema, cookies[visitorCookies.theme]).data ?? 'auto',
    accent: z.safeParse(accentSchema, cookies[visitorCookies.accent]).data ?? 'blue',
    session: cookies[visitorCookies.session] === signedIn ? 'in' : 'out',
  };
}

/** The start of a document for this visitor; the rest is the same for everyone who reads that language. */
export function openingTag({ language, ...visitor }: Visitor): string {
  const marks = (['theme', 'accent', 'session'] as const).map(
    (name) => ` data-${visitorMarks[name]}="${visitor[name]}"`,
  );
  return `<!doctype html>\n<html lang="${language}"${marks.join('')}>`;
}
