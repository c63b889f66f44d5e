import { type Language, languageSchema } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { escapeUTF8 } from 'entities/escape';
import { barePage, barePagePolicy } from '../../../platform/http/index.ts';
import { cardReturn } from '../model/return-path.ts';
import type { SandboxIntent } from './sandbox.repository.ts';
import type { SandboxSetup } from './sandbox-setups.repository.ts';
import { sandboxTexts } from './sandbox-texts.ts';

/** The page may be shown alone, or within the site's checkout frames, which may have another origin. */
export const sandboxPagePolicy = (frameOrigin: string | undefined): string =>
  barePagePolicy("'self'", ...(frameOrigin === undefined ? [] : [frameOrigin]));

/** The page on which the customer answers a card challenge or approves a wallet payment. */
export function sandboxPage(intent: SandboxIntent): string {
  const language = languageSchema.parse(intent.language);
  const texts = sandboxTexts[language];
  const isCard = intent.kind === 'card';
  const amount = escapeUTF8(formatterFor(language).money(intent.amount_cents));
  return questionPage(language, {
    ...intent,
    title: isCard ? texts.challengeTitle : texts.approvalTitle,
    subject: `<p>${escapeUTF8(intent.description)}</p>
<dl><dt>${escapeUTF8(texts.amount)}</dt><dd>${amount}</dd></dl>`,
    question: isCard ? texts.challengeText : texts.approvalText,
    answers: isCard ? [texts.accept, texts.refuse] : [texts.approve, texts.cancel],
    returnPath: intent.return_path,
  });
}

/** The page on which the customer answers the challenge of a card to save. */
export function setupPage(setup: SandboxSetup): string {
  const language = languageSchema.parse(setup.language);
  const texts = sandboxTexts[language];
  return questionPage(language, {
    ...setup,
    title: texts.challengeTitle,
    subject: '',
    question: texts.setupText,
    answers: [texts.accept, texts.refuse],
    returnPath: cardReturn.page,
  });
}

type Question = {
  readonly id: string;
  readonly status: string;
  readonly title: string;
  /** HTML. */
  readonly subject: string;
  readonly question: string;
  /** Yes and no. */
  readonly answers: readonly [string, string];
  readonly returnPath: string;
};

function questionPage(language: Language, { id, status, returnPath, ...asked }: Question): string {
  const texts = sandboxTexts[language];
  const title = escapeUTF8(asked.title);
  const [accept, refuse] = asked.answers;
  const answer =
    status === 'requires_action'
      ? `<p>${escapeUTF8(asked.question)}</p>
<form method="post"><button class="primary" formaction="${id}/accept">${escapeUTF8(accept)}</button>
<button formaction="${id}/refuse">${escapeUTF8(refuse)}</button></form>`
      : `<p>${escapeUTF8(texts.settled)}</p><a href="${escapeUTF8(returnPath)}">${escapeUTF8(texts.back)}</a>`;
  return barePage(
    language,
    title,
    `<small>${escapeUTF8(texts.sandbox)}</small><h1>${title}</h1>
${asked.subject}
${answer}`,
  );
}
