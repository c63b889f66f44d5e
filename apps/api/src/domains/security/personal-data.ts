import type { PersonalData } from '../../platform/personal-data.ts';
import { securityEventsOf } from '../../platform/security/index.ts';

/** What was recorded under the number of an account. It stays until its days are over: then the number is nobody's. */
export const securityPersonalData: PersonalData = {
  name: 'security_events',
  async exportPersonalData({ db }, { id }) {
    const events = await securityEventsOf(db, id);
    return events.map(({ minute, kind, outcome, network, times }) => ({
      minute: minute.toISOString(),
      kind,
      outcome,
      network,
      times,
    }));
  },
};
