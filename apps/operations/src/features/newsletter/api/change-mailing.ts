import { send, type Transport } from '@livree/api-client';
import { mailingRoutes, type MailingWords } from '@livree/contracts';

/** Changes the words of a draft. */
export const changeMailing = (api: Transport, id: number, words: MailingWords, version: string) =>
  send(api, mailingRoutes.change, { params: { id }, body: { ...words, version } });
