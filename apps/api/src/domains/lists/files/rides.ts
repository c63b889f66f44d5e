import { type listRoutes, type Reservation, reservationStatuses } from '@livree/contracts';
import type { Deps } from '../../../deps.ts';
import { everyRow } from '../../../platform/db/index.ts';
import type { Column } from '../../../platform/stream-csv.ts';
import {
  paymentStatuses,
  presentReservations,
  reservationsBelow,
  toReservationFilter,
} from '../../reservations/index.ts';
import { type FileReader, sayWord } from '../file-reader.ts';
import type { ListFile } from '../register-list-file.ts';

const wallClock = (at: string | null): string | null => at && at.replace('T', ' ');

const contact = ({ t }: FileReader): readonly Column<Reservation>[] => [
  [t('column.email'), ({ clientEmail }) => clientEmail],
  [t('column.phone'), ({ clientPhone }) => clientPhone],
];

/** Everybody's rides as a file; the hours are those of the pickup place. */
export const ridesFile = (deps: Deps): ListFile<typeof listRoutes.rides, Reservation> => ({
  rows({ query }, { language }) {
    const filter = { ...toReservationFilter(query, deps.clock.now()), customerId: null };
    return everyRow(async (id, limit) => {
      const rows = await reservationsBelow(deps.db, filter, id, limit);
      const presented = await presentReservations(deps, rows, language);
      return presented.map(({ reservation }) => reservation);
    });
  },
  columns: (reader) => {
    const { t, common, moment } = reader;
    return [
      [t('column.reference'), ({ reference }) => reference],
      [
        t('column.status'),
        ({ status }) => sayWord(reservationStatuses, status, (known) => common(`reservationStatus.${known}`)),
      ],
      [t('column.pickup'), ({ pickupAt }) => wallClock(pickupAt)],
      [t('column.return'), ({ returnAt }) => wallClock(returnAt)],
      [t('column.from'), ({ pickupAddress }) => pickupAddress],
      [t('column.stops'), ({ stops }) => stops.join(' | ')],
      [t('column.to'), ({ destinationAddress }) => destinationAddress],
      [t('column.vehicle'), ({ vehicle }) => vehicle.name],
      [t('column.passengers'), ({ passengers }) => passengers],
      [t('column.bags'), ({ bags }) => bags ?? null],
      [t('column.flight'), ({ flightNumber }) => flightNumber ?? null],
      [t('column.requests'), ({ specialRequests }) => specialRequests],
      [t('column.customer'), ({ clientName }) => clientName],
      ...(reader.mayReach ? contact(reader) : []),
      [t('column.price'), ({ totalPrice }) => totalPrice],
      [
        t('column.payment'),
        ({ paymentStatus }) => sayWord(paymentStatuses, paymentStatus, (known) => t(`payment.${known}`)),
      ],
      [t('column.bookedAt'), ({ createdAt }) => moment(createdAt)],
    ];
  },
});
