import type { Connection } from '../../platform/db/index.ts';
import type { ShowClient } from '../reservations/index.ts';
import { shownName } from '../reviews/index.ts';
import { readChoices } from './settings.repository.ts';

/**
 * The data that customers show their chauffeur. The operator can always contact them, because it is their contract
 * partner.
 */
export function showClient(db: Connection): ShowClient {
  return async (customerId, { name, email, phone }) => {
    const choices = await readChoices(db, customerId);
    return {
      name: choices.profile_visibility === 'private' ? shownName(name) : name,
      email: choices.show_email ? email : null,
      phone: choices.show_phone ? phone : null,
    };
  };
}
