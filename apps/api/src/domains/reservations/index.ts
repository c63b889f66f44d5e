import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { openFlights, registerFlightNotices } from '../flights/index.ts';
import { type PaymentDependencies, register as registerPayments } from '../payments/index.ts';
import { absencesRoutes } from './absences/absences.routes.ts';
import { bookingRoutes } from './booking.routes.ts';
import { changeDecisionRoutes } from './change-requests/decisions.routes.ts';
import { changesRoutes } from './changes/changes.routes.ts';
import { paidReservations } from './commands/accept-payment.ts';
import { deleteExpiredData } from './commands/delete-expired-data.ts';
import { handleMailJobs } from './commands/send-mails.ts';
import { sweepHolds } from './commands/sweep-holds.ts';
import { dispatchRidesRoutes } from './dispatch/dispatch.routes.ts';
import { paymentLinksRoutes } from './dispatch/payment-links.routes.ts';
import { phoneBookingsRoutes } from './dispatch/phone-bookings.routes.ts';
import { checkBills } from './documents/commands/check-bills.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import { createPrinter } from './documents/printer.ts';
import { legsOfFlights } from './flights/flight-watches.repository.ts';
import { followDueFlights } from './flights/follow-due-flights.ts';
import { followFlight } from './flights/follow-flight.ts';
import { endIdleWatches } from './flights/watch-flights.ts';
import { operatorRoutes } from './operator.routes.ts';
import {
  checkBillsJob,
  deleteExpiredDataJob,
  endIdleWatchesJob,
  followDueFlightsJob,
  followFlightJob,
  sweepHoldsJob,
} from './reservations.jobs.ts';
import { reservationsRoutes } from './reservations.routes.ts';
import { rideSheetRoutes } from './ride-sheet.routes.ts';
import type { ShowClient } from './shown-client.ts';

export type { ShowClient } from './shown-client.ts';

export { addImportedRide } from './imported/add-imported-ride.ts';
export { type PlannedRide, planImportedRide } from './imported/plan-imported-ride.ts';
export { absencesBetween } from './absences/absences.repository.ts';
export { presentAbsence } from './absences/absences.routes.ts';
export { cancelUpcomingReservations } from './commands/cancel-upcoming-reservations.ts';
export { changeRequestsPersonalData } from './change-requests/personal-data.ts';
export { changesPersonalData } from './changes/personal-data.ts';
export { notesPersonalData } from './dispatch/personal-data.ts';
export { documentsPersonalData } from './documents/personal-data.ts';
export { flightMovesPersonalData, flightsPersonalData } from './flights/personal-data.ts';
export { reservationsPersonalData } from './personal-data.ts';
export { listReservationsOfCustomer } from './personal-data.repository.ts';
export { countAllHolds } from './holds.repository.ts';
export { presentReservations } from './present-reservations.ts';
export {
  countByStatus,
  listReservations,
  reservationsBelow,
  toReservationFilter,
} from './reservation-list.repository.ts';
export { waitingRides } from './waiting-rides.repository.ts';
export { paymentStatuses } from './model/payment-standing.ts';
export type { RideDocument } from './documents/documents.repository.ts';
export { bill, type Bill } from './documents/model/bill.ts';
export { providerName } from './documents/model/provider-name.ts';
export { splitVat } from './documents/model/vat.ts';
export { lastSoldTrips } from './last-sold-trips.ts';
export { spentCents } from './spent-cents.ts';

export { readTraveller } from './model/traveller.ts';
export { rideChangedJob } from './reservations.jobs.ts';
export {
  confirmedRides,
  ownReservation,
  type Reservation,
  reservationById,
} from './reservations.repository.ts';

/**
 * Reservations with their payments, which it returns. @param showClient the customer's data that chauffeurs may see
 */
export async function register(
  app: FastifyInstance,
  deps: Deps,
  showClient: ShowClient,
): Promise<PaymentDependencies> {
  const { jobs } = deps;
  const flights = openFlights(deps);
  const payments = await registerPayments(app, deps, paidReservations(deps));
  reservationsRoutes(app, { ...deps, payments });
  bookingRoutes(app, { ...deps, payments });
  changesRoutes(app, { ...deps, payments });
  changeDecisionRoutes(app, { ...deps, payments });
  absencesRoutes(app, deps);
  operatorRoutes(app, { ...deps, payments });
  dispatchRidesRoutes(app, { ...deps, payments });
  phoneBookingsRoutes(app, { ...deps, payments });
  paymentLinksRoutes(app, { ...deps, payments });
  rideSheetRoutes(app, deps, showClient);
  const printer = createPrinter();
  app.addHook('onClose', async () => {
    // A mail that is being sent still prints its papers.
    await jobs.stop();
    await printer.close();
  });
  documentsRoutes(app, { ...deps, printer });
  handleMailJobs({ ...deps, printer });
  jobs.handle(followFlightJob, async (followed) => {
    if (flights) await followFlight(deps, flights, followed);
  });
  jobs.handle(followDueFlightsJob, async () => {
    if (flights) await followDueFlights(deps);
  });
  jobs.every('* * * * *', followDueFlightsJob);
  jobs.handle(endIdleWatchesJob, async () => {
    if (flights) await endIdleWatches(deps, flights);
  });
  jobs.every('23 4 * * *', endIdleWatchesJob);
  await registerFlightNotices(app, deps, async (trx, numbers) => {
    for (const followed of await legsOfFlights(trx, numbers)) await jobs.send(trx, followFlightJob, followed);
  });
  jobs.handle(sweepHoldsJob, () => sweepHolds(deps));
  jobs.every('* * * * *', sweepHoldsJob);
  jobs.handle(deleteExpiredDataJob, () => deleteExpiredData(deps));
  jobs.every('41 3 * * *', deleteExpiredDataJob);
  jobs.handle(checkBillsJob, () => checkBills(deps));
  jobs.every('11 3 * * *', checkBillsJob);
  return payments;
}
