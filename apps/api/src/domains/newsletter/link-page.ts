import type { Language } from '@livree/contracts';
import { barePage, barePagePolicy } from '../../platform/http/index.ts';
import { newsletterTexts } from './newsletter-texts.ts';

export const linkPagePolicy = barePagePolicy("'none'");

type Content =
  | { readonly title: string; readonly button: string }
  | { readonly title: string; readonly outcome: string };

/** The page behind a link of a newsletter mail. All its texts are ours: nothing of the request stands in it. */
export function linkPage(language: Language, content: Content): string {
  const body =
    'button' in content
      ? `<form method="post"><button class="primary">${content.button}</button></form>`
      : `<p role="status">${content.outcome}</p><a href="/">${newsletterTexts[language].back}</a>`;
  return barePage(language, content.title, `<h1>${content.title}</h1>${body}`);
}
