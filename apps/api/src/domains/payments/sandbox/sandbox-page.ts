import { languageSchema } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { escapeUTF8 } from 'entities/escape';
import { barePage, barePagePolicy } from '../../../platform/http/index.ts';
import type { SandboxIntent } from './sandbox.repository.ts';
import { sandboxTexts } from './sandbox-texts.ts';

/** Shown alone, or within the checkout frames of this site, which may be of another origin. */
export const sandboxPagePolicy = (frameOrigin: string | undefined): string =>
  barePagePolicy("'self'", ...(frameOrigin === undefined ? [] : [frameOrigin]));

/** The page on which the customer answers a card challenge or approves a wallet payment. */
export function sandboxPage(intent: SandboxIntent): string {
  const language = languageSchema.parse(intent.language);
  const texts = sandboxTexts[language];
  const isCard = intent.kind === 'card';
  const title = escapeUTF8(isCard ? texts.challengeTitle : texts.approvalTitle);
  const [accept, refuse] = isCard ? [texts.accept, texts.refuse] : [texts.approve, texts.cancel];
  const answer =
    intent.status === 'requires_action'
      ? `<p>${escapeUTF8(isCard ? texts.challengeText : texts.approvalText)}</p>
<form method="post"><button class="primary" formaction="${intent.id}/accept">${escapeUTF8(accept)}</button>
<button formaction="${intent.id}/refuse">${escapeUTF8(refuse)}</button></form>`
      : `<p>${escapeUTF8(texts.settled)}</p><a href="${escapeUTF8(intent.return_path)}">${escapeUTF8(texts.back)}</a>`;
  const amount = escapeUTF8(formatterFor(language).money(intent.amount_cents));
  return barePage(
    language,
    title,
    `<small>${escapeUTF8(texts.sandbox)}</small><h1>${title}</h1>
<p>${escapeUTF8(intent.description)}</p>
<dl><dt>${escapeUTF8(texts.amount)}</dt><dd>${amount}</dd></dl>
${answer}`,
  );
}
