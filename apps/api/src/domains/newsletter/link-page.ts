import { createHash } from 'node:crypto';
import type { Language } from '@livree/contracts';
import { newsletterTexts } from './newsletter-texts.ts';

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;box-sizing:border-box}
main{max-width:26rem;width:100%}
h1{font-size:1.375rem;line-height:1.25;margin:.25rem 0 1rem}
button,a{box-sizing:border-box;width:100%;min-height:48px;font:inherit;font-weight:600;border-radius:.5rem;border:1px solid;
display:grid;place-items:center;text-decoration:none;color:inherit;background:transparent;cursor:pointer}
button{background:CanvasText;color:Canvas}
:focus-visible{outline:3px solid Highlight;outline-offset:2px}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Nothing but this page's own style, and a form to this site. */
export const linkPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

type Content =
  | { readonly title: string; readonly button: string }
  | { readonly title: string; readonly outcome: string };

/** The page behind a link of a newsletter mail. All its texts are ours: nothing of the request stands in it. */
export function linkPage(language: Language, content: Content): string {
  const body =
    'button' in content
      ? `<form method="post"><button>${content.button}</button></form>`
      : `<p role="status">${content.outcome}</p><a href="/">${newsletterTexts[language].back}</a>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${content.title}</title><style>${style}</style></head>
<body><main><h1>${content.title}</h1>${body}</main></body></html>`;
}
