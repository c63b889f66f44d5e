import { createHash } from 'node:crypto';
import { languageSchema } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { escapeHtml } from '../../../platform/http/index.ts';
import type { SandboxIntent } from './sandbox.repository.ts';
import { sandboxTexts } from './sandbox-texts.ts';

const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1rem;box-sizing:border-box}
main{max-width:26rem;width:100%}
h1{font-size:1.375rem;line-height:1.25;margin:.25rem 0 1rem}
small{font-size:.875rem}
dl{display:flex;justify-content:space-between;margin:1rem 0;padding:1rem 0;border-block:1px solid}
dd{margin:0;font-weight:600}
form{display:grid;gap:.75rem}
button,a{box-sizing:border-box;min-height:48px;font:inherit;font-weight:600;border-radius:.5rem;border:1px solid;
display:grid;place-items:center;text-decoration:none;color:inherit;background:transparent;cursor:pointer}
button.primary{background:CanvasText;color:Canvas}
:focus-visible{outline:3px solid Highlight;outline-offset:2px}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Nothing but this page's own style; shown alone or in a frame of this site. */
export const sandboxPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join('; ');

/** The page on which the customer answers a card challenge or approves a wallet payment. */
export function sandboxPage(intent: SandboxIntent): string {
  const language = languageSchema.parse(intent.language);
  const texts = sandboxTexts[language];
  const isCard = intent.kind === 'card';
  const title = isCard ? texts.challengeTitle : texts.approvalTitle;
  const [accept, refuse] = isCard ? [texts.accept, texts.refuse] : [texts.approve, texts.cancel];
  const body =
    intent.status === 'requires_action'
      ? `<p>${escapeHtml(isCard ? texts.challengeText : texts.approvalText)}</p>
<form method="post"><button class="primary" formaction="${intent.id}/accept">${escapeHtml(accept)}</button>
<button formaction="${intent.id}/refuse">${escapeHtml(refuse)}</button></form>`
      : `<p>${escapeHtml(texts.settled)}</p><a href="${escapeHtml(intent.return_path)}">${escapeHtml(texts.back)}</a>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><small>${escapeHtml(texts.sandbox)}</small><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(intent.description)}</p>
<dl><dt>${escapeHtml(texts.amount)}</dt><dd>${escapeHtml(formatterFor(language).money(intent.amount_cents))}</dd></dl>
${body}</main></body></html>`;
}
