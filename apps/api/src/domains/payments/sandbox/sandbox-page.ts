import { type Language, languageSchema } from '@livree/contracts';
import { formatterFor } from '@livree/i18n';
import { escapeUTF8 } from 'entities/escape';
import { barePage, barePagePolicy } from '../../../platform/http/index.ts';
import { cardReturn } from '../model/return-path.ts';
import { paymentTexts } from '../texts.ts';
import type { SandboxSetup } from './sandbox-setups.repository.ts';
import type { SandboxIntent } from './sandbox.repository.ts';

/** The page may be shown alone, or within the site's checkout frames, which may have another origin. */
export const sandboxPagePolicy = (frameOrigin: string | undefined): string =>
  barePagePolicy("'self'", ...(frameOrigin === undefined ? [] : [frameOrigin]));

/** The page on which the customer answers a card challenge or approves a wallet payment. */
export function sandboxPage(intent: SandboxIntent): string {
  const language = languageSchema.parse(intent.language);
  const t = paymentTexts(language);
  const isCard = intent.kind === 'card';
  const amount = escapeUTF8(formatterFor(language).money(intent.amount_cents));
  return questionPage(language, {
    ...intent,
    title: isCard ? t('sandbox.challengeTitle') : t('sandbox.approvalTitle'),
    subject: `<p>${escapeUTF8(intent.description)}</p>
<dl><dt>${escapeUTF8(t('sandbox.amount'))}</dt><dd>${amount}</dd></dl>`,
    question: isCard ? t('sandbox.challengeText') : t('sandbox.approvalText'),
    answers: isCard
      ? [t('sandbox.accept'), t('sandbox.refuse')]
      : [t('sandbox.approve'), t('sandbox.cancel')],
    returnPath: intent.return_path,
  });
}

/** The page on which the customer answers the challenge of a card to save. */
export function setupPage(setup: SandboxSetup): string {
  const language = languageSchema.parse(setup.language);
  const t = paymentTexts(language);
  return questionPage(language, {
    ...setup,
    title: t('sandbox.challengeTitle'),
    subject: '',
    question: t('sandbox.setupText'),
    answers: [t('sandbox.accept'), t('sandbox.refuse')],
    returnPath: cardReturn.page,
  });
}

interface Question {
  readonly id: string;
  readonly status: string;
  readonly title: string;
  /** HTML. */
  readonly subject: string;
  readonly question: string;
  /** Yes and no. */
  readonly answers: readonly [string, string];
  readonly returnPath: string;
}

function questionPage(language: Language, { id, status, returnPath, ...asked }: Question): string {
  const t = paymentTexts(language);
  const title = escapeUTF8(asked.title);
  const [accept, refuse] = asked.answers;
  const answer =
    status === 'requires_action'
      ? `<p>${escapeUTF8(asked.question)}</p>
<form method="post"><button class="primary" formaction="${id}/accept">${escapeUTF8(accept)}</button>
<button formaction="${id}/refuse">${escapeUTF8(refuse)}</button></form>`
      : `<p>${escapeUTF8(t('sandbox.settled'))}</p><a href="${escapeUTF8(returnPath)}">${escapeUTF8(t('sandbox.back'))}</a>`;
  return barePage(
    language,
    title,
    `<small>${escapeUTF8(t('sandbox.sandbox'))}</small><h1>${title}</h1>
${asked.subject}
${answer}`,
  );
}
