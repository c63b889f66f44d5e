import type { PersonalData } from '../../../platform/personal-data.ts';
import { changesOfCustomer } from './changes.repository.ts';
import { describeTrip } from './sold-request.ts';

/** What a customer's rides were before they were changed, and what was to be changed. They go with the account. */
export const changesPersonalData: PersonalData = {
  name: 'ride_changes',
  tables: ['ride_changes'],
  async exportPersonalData({ db }, { id }) {
    const changes = await changesOfCustomer(db, id);
    return changes.map((change) => ({
      reservation: change.reservation,
      before: describeTrip(change.previous_request),
      after: describeTrip(change.request),
      previous_price: change.previous_total_cents / 100,
      total_price: change.total_cents / 100,
      asked_at: change.created_at.toISOString(),
      made_at: change.applied_at?.toISOString() ?? null,
    }));
  },
};
