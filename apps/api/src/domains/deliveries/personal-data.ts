import type { PersonalData } from '../../platform/personal-data.ts';
import { deliveriesOfCustomer } from './deliveries.repository.ts';

/** The messages about a customer's rides to them and to whom they named, without their words. They go with the account. */
export const deliveriesPersonalData: PersonalData = {
  name: 'ride_deliveries',
  tables: ['ride_deliveries'],
  async exportPersonalData({ db }, { id }) {
    const deliveries = await deliveriesOfCustomer(db, id);
    return deliveries.map((delivery) => ({
      reservation: delivery.reservation,
      kind: delivery.kind,
      channel: delivery.channel,
      addressee: delivery.addressee,
      address: delivery.address,
      language: delivery.language,
      queued_at: delivery.queued_at.toISOString(),
      accepted_at: delivery.accepted_at?.toISOString() ?? null,
      failed_at: delivery.failed_at?.toISOString() ?? null,
      failure: delivery.failure,
    }));
  },
};
