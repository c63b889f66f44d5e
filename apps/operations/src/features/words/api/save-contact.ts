import { send, type Transport } from '@livree/api-client';
import { type ContactEdit, wordRoutes } from '@livree/contracts';

/** Changes a contact entry. */
export const saveContact = (api: Transport, name: string, body: ContactEdit) =>
  send(api, wordRoutes.saveContact, { params: { name }, body });
