import { reservation } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { PersonalData } from '../../platform/personal-data.ts';
import {
  giveReservations,
  handOverReservations,
  listReservationsOfCustomer,
} from './personal-data.repository.ts';
import { presentReservations } from './present-reservations.ts';

/** Rides, as their customer sees them. */
export const reservationsPersonalData: PersonalData = {
  name: 'reservations',
  tables: ['reservations'],
  async exportPersonalData(deps, { id, language }) {
    const presented = await presentReservations(
      deps,
      await listReservationsOfCustomer(deps.db, id),
      language,
    );
    return presented.map((each) => z.encode(reservation, each.reservation));
  },
  forgetPerson: (trx, { id }, formerCustomerId) => handOverReservations(trx, id, formerCustomerId),
  giveRecords: giveReservations,
};
