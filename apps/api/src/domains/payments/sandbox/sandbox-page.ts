import { languageSchema } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { barePage, barePagePolicy, escapeHtml } from '../../../platform/http/index.ts';
import type { SandboxIntent } from './sandbox.repository.ts';
import { sandboxTexts } from './sandbox-texts.ts';

/** Shown alone or in a frame of this site. */
export const sandboxPagePolicy = barePagePolicy("'self'");

/** The page on which the customer answers a card challenge or approves a wallet payment. */
export function sandboxPage(intent: SandboxIntent): string {
  const language = languageSchema.parse(intent.language);
  const texts = sandboxTexts[language];
  const isCard = intent.kind === 'card';
  const title = escapeHtml(isCard ? texts.challengeTitle : texts.approvalTitle);
  const [accept, refuse] = isCard ? [texts.accept, texts.refuse] : [texts.approve, texts.cancel];
  const answer =
    intent.status === 'requires_action'
      ? `<p>${escapeHtml(isCard ? texts.challengeText : texts.approvalText)}</p>
<form method="post"><button class="primary" formaction="${intent.id}/accept">${escapeHtml(accept)}</button>
<button formaction="${intent.id}/refuse">${escapeHtml(refuse)}</button></form>`
      : `<p>${escapeHtml(texts.settled)}</p><a href="${escapeHtml(intent.return_path)}">${escapeHtml(texts.back)}</a>`;
  const amount = escapeHtml(formatterFor(language).money(intent.amount_cents));
  return barePage(
    language,
    title,
    `<small>${escapeHtml(texts.sandbox)}</small><h1>${title}</h1>
<p>${escapeHtml(intent.description)}</p>
<dl><dt>${escapeHtml(texts.amount)}</dt><dd>${amount}</dd></dl>
${answer}`,
  );
}
