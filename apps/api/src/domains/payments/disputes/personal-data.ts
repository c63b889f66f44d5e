import type { PersonalData } from '../../../platform/personal-data.ts';
import { disputesOfCustomer } from './disputes.repository.ts';

/** The payments that a customer disputed at their bank. They stay with the payment, without the person. */
export const disputesPersonalData: PersonalData = {
  name: 'disputes',
  tables: ['disputes'],
  async exportPersonalData({ db }, { id }) {
    const disputes = await disputesOfCustomer(db, id);
    return disputes.map((dispute) => ({
      payment: dispute.payment,
      amount: dispute.amount_cents / 100,
      reason: dispute.reason,
      status: dispute.status,
      opened_at: dispute.opened_at.toISOString(),
      closed_at: dispute.closed_at?.toISOString() ?? null,
    }));
  },
};
