import { send, type Transport } from '@livree/api-client';
import { mailingRoutes, type MailingWords } from '@livree/contracts';

/** Begins a mailing. */
export const draftMailing = (api: Transport, words: MailingWords) =>
  send(api, mailingRoutes.draft, { body: words });
