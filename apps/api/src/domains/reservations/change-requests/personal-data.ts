import type { PersonalData } from '../../../platform/personal-data.ts';
import { requestsOfCustomer } from './change-requests.repository.ts';

/** What a customer asked to change in their rides after the deadline, and what became of it. They go with the account. */
export const changeRequestsPersonalData: PersonalData = {
  name: 'change_requests',
  tables: ['change_requests'],
  async exportPersonalData({ db }, { id }) {
    const requests = await requestsOfCustomer(db, id);
    return requests.map((request) => ({
      reservation: request.reservation,
      wanted: request.change,
      changed: request.changed,
      previous_price: request.previous_total_cents / 100,
      total_price: request.total_cents / 100,
      status: request.status,
      reason: request.reason,
      asked_at: request.asked_at.toISOString(),
      decided_at: request.decided_at?.toISOString() ?? null,
    }));
  },
};
