import { reservation } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { PersonalData } from '../../platform/personal-data.ts';
import {
  giveReservations,
  handOverReservations,
  listReservationsOfCustomer,
} from './personal-data.repository.ts';
import { presentReservations } from './present-reservations.ts';

/** Rides, as their customer sees them, and where the visits came from that booked them. */
export const reservationsPersonalData: PersonalData = {
  name: 'reservations',
  tables: ['reservations'],
  async exportPersonalData(deps, { id, language }) {
    const rows = await listReservationsOfCustomer(deps.db, id);
    const campaigns = new Map(rows.map((row) => [row.id, row.campaign]));
    const presented = await presentReservations(deps, rows, language);
    return presented.map(({ reservation: ride }) => ({
      ...z.encode(reservation, ride),
      campaign: campaigns.get(ride.id) ?? null,
    }));
  },
  forgetPerson: (trx, { id }, formerCustomerId) => handOverReservations(trx, id, formerCustomerId),
  giveRecords: giveReservations,
};
