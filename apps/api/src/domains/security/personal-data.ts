import type { PersonalData } from '../../platform/personal-data.ts';
import { listSecurityEvents } from '../../platform/security/index.ts';

/**
 * The events recorded under the account's number. They stay until their time is over; after the account is deleted,
 * the number belongs to nobody.
 */
export const securityPersonalData: PersonalData = {
  name: 'security_events',
  tables: ['security_events'],
  async exportPersonalData({ db }, { id }) {
    const events = await listSecurityEvents(db, id);
    return events.map(({ minute, kind, outcome, network, times }) => ({
      minute: minute.toISOString(),
      kind,
      outcome,
      network,
      times,
    }));
  },
};
