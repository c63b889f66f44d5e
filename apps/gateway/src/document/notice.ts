import { withLanguage } from '@livree/i18n/language-address';
import { escapeUTF8 } from 'entities/escape';
import { gatewayTexts } from '../texts.ts';
import { openingTag, type Visitor } from './visitor.ts';

/** What a notice may be about. */
type Subject = 'unknownRelease' | 'refusedOverride' | 'starting' | 'tooMany';

/** A complete document that contains only text: a title, an optional detail, and a link back. */
export function noticeDocument(visitor: Visitor, subject: Subject, detail?: string): string {
  const t = gatewayTexts(visitor.language);
  const title = escapeUTF8(t(`notice.${subject}`));
  return [
    openingTag(visitor),
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>`,
    `<body><main><h1>${title}</h1>`,
    detail === undefined ? '' : `<p>${escapeUTF8(detail)}</p>`,
    `<p><a href="${withLanguage('/', visitor.language)}">${t('notice.leave')}</a></p></main></body></html>`,
  ].join('\n');
}
