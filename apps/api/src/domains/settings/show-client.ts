import type { Connection } from '../../platform/db/index.ts';
import type { ShowClient } from '../reservations/index.ts';
import { shownName } from '../reviews/index.ts';
import { choicesOf } from './settings.repository.ts';

/** What customers let their chauffeur know. The house itself always can reach them: it carries the contract. */
export function showClient(db: Connection): ShowClient {
  return async (customerId, { name, email, phone }) => {
    const choices = await choicesOf(db, customerId);
    return {
      name: choices.profile_visibility === 'private' ? shownName(name) : name,
      email: choices.show_email ? email : null,
      phone: choices.show_phone ? phone : null,
    };
  };
}
