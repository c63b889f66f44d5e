import type { Language } from '@livree/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { barePage, barePagePolicy } from './bare-page.ts';

type Content =
  | { readonly title: string; readonly button: string }
  | {
      readonly title: string;
      readonly outcome: string;
      readonly back: { readonly href: string; readonly text: string };
    };

/** Sends the page behind a link of our mails. It contains only our own texts, nothing from the request. */
export function sendLinkPage(reply: FastifyReply, language: Language, content: Content): FastifyReply {
  const body =
    'button' in content
      ? `<form method="post"><button class="primary">${content.button}</button></form>`
      : `<p role="status">${content.outcome}</p><a href="${content.back.href}">${content.back.text}</a>`;
  return reply
    .header('content-security-policy', barePagePolicy("'none'"))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(barePage(language, content.title, `<h1>${content.title}</h1>${body}`));
}

/** Accepts the content types of mail programs and of the pages' own forms, without reading their bodies. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, _body, done) => done(null, {}),
  );
}
