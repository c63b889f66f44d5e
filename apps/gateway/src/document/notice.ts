import type { Language } from '@livree/contracts';
import { withLanguage } from '@livree/i18n/language-address';
import { escapeUTF8 } from 'entities/escape';
import { openingTag, type Visitor } from './visitor.ts';

type Texts = Readonly<
  Record<'unknownRelease' | 'refusedOverride' | 'leave' | 'starting' | 'tooMany', string>
>;

const texts: Readonly<Record<Language, Texts>> = {
  fr: {
    unknownRelease: "Cette version n'a pas été publiée",
    refusedOverride: 'Cette version ne peut pas être composée avec les autres',
    leave: 'Revenir au site',
    starting: 'Le site démarre. Merci de réessayer dans un instant.',
    tooMany: 'Trop de pages demandées. Merci de réessayer dans une minute.',
  },
  en: {
    unknownRelease: 'This version has not been published',
    refusedOverride: 'This version cannot be combined with the others',
    leave: 'Back to the site',
    starting: 'The site is starting. Please try again in a moment.',
    tooMany: 'Too many pages were requested. Please try again in a minute.',
  },
  es: {
    unknownRelease: 'Esta versión no se ha publicado',
    refusedOverride: 'Esta versión no puede combinarse con las demás',
    leave: 'Volver al sitio',
    starting: 'El sitio se está iniciando. Vuelva a intentarlo en un momento.',
    tooMany: 'Se han pedido demasiadas páginas. Vuelva a intentarlo en un minuto.',
  },
  de: {
    unknownRelease: 'Diese Version wurde nicht veröffentlicht',
    refusedOverride: 'Diese Version lässt sich nicht mit den anderen zusammensetzen',
    leave: 'Zurück zur Website',
    starting: 'Die Website startet gerade. Bitte versuchen Sie es gleich noch einmal.',
    tooMany: 'Es wurden zu viele Seiten abgerufen. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
};

/** A complete document that contains only text: a title, an optional detail, and a link back. */
export function noticeDocument(
  visitor: Visitor,
  subject: Exclude<keyof Texts, 'leave'>,
  detail?: string,
): string {
  const words = texts[visitor.language];
  const title = escapeUTF8(words[subject]);
  return [
    openingTag(visitor),
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>`,
    `<body><main><h1>${title}</h1>`,
    detail === undefined ? '' : `<p>${escapeUTF8(detail)}</p>`,
    `<p><a href="${withLanguage('/', visitor.language)}">${words.leave}</a></p></main></body></html>`,
  ].join('\n');
}
