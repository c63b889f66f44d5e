import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { register as registerPayments } from '../payments/index.ts';
import { bookingRoutes } from './booking.routes.ts';
import { paidReservations } from './commands/accept-payment.ts';
import { handleMailJobs } from './commands/send-mails.ts';
import { sweepHolds } from './commands/sweep-holds.ts';
import { sweepHoldsJob } from './reservations.jobs.ts';
import { operatorRoutes } from './operator.routes.ts';
import { reservationsRoutes } from './reservations.routes.ts';


export { ownReservation } from './reservations.repository.ts';

/** Reservations, with the payments that settle them. */
export async function register(app: FastifyInstance, deps: Deps): Promise<void> {
  const { jobs } = deps;
  const payments = await registerPayments(app, deps, paidReservations(deps));
  reservationsRoutes(app, { ...deps, payments });
  bookingRoutes(app, { ...deps, payments });
  operatorRoutes(app, { ...deps, payments });
  handleMailJobs(deps);
  jobs.handle(sweepHoldsJob, () => sweepHolds(deps));
  jobs.every('* * * * *', sweepHoldsJob);
}
