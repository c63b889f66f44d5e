import { Readable } from 'node:stream';
import { documentRoutes, euros } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { FastifyInstance } from 'fastify';
import { AppError, visibleOwner, registerFileRoute, registerRoute } from '../../../platform/http/index.ts';
import { localTime } from '../../../platform/local-time.ts';
import { type SignedPurpose, readSignedReference } from '../../../platform/signed-reference.ts';
import { type Reservation, ownReservation, reservationByReference } from '../reservations.repository.ts';
import { calendarAddress } from './calendar-address.ts';
import { documentsOfReservation } from './documents.repository.ts';
import { bill } from './model/bill.ts';
import { toSeller } from './model/seller.ts';
import { type PaperDependencies, hasVoucher, printBill, printVoucher, writeCalendar } from './papers.ts';
import { rideFacts } from './ride-facts.ts';

const perMinute = { max: 60, seconds: 60 };

/** The documents of a ride, for its customer and the operator, and for everybody with a signed address. */
export function documentsRoutes(app: FastifyInstance, deps: PaperDependencies): void {
  const { db, config } = deps;

  async function seen(id: number, customerId: number | null): Promise<Reservation> {
    const row = await ownReservation(db, id, customerId);
    if (!row) throw new AppError('reservations.not_found');
    return row;
  }

  /** The ride of a former customer is no longer shown. */
  async function signed(purpose: SignedPurpose, code: string): Promise<Reservation> {
    const reference = readSignedReference(config.quoteSecret, purpose, code);
    const row = reference === undefined ? undefined : await reservationByReference(db, reference);
    if (!row || row.client_email === '') throw new AppError('not_found');
    return row;
  }

  registerRoute(app, documentRoutes.list, async ({ params }, { caller }) => {
    const row = await seen(params.id, visibleOwner(caller, documentRoutes.list));
    const bills = (await documentsOfReservation(db, row.id)).map((document) => ({
      kind: document.kind,
      name: document.number,
      number: document.number,
      amount: euros(z.parse(bill, document.content).totalCents),
      issuedAt: document.issued_at.toISOString(),
    }));
    const plain = (kind: string) => ({ kind, name: kind, number: null, amount: null, issuedAt: null });
    const documents = [
      ...bills,
      ...((await hasVoucher(deps, row)) ? [plain('voucher')] : []),
      plain('calendar'),
    ];
    return { data: { documents, calendarUrl: calendarAddress(config, row.reference) } };
  });

  registerFileRoute(app, documentRoutes.read, async ({ params }, { caller }) => {
    const row = await seen(params.id, visibleOwner(caller, documentRoutes.read));
    const content = await print(row, params.name);
    return { name: `${params.name === 'voucher' ? row.reference : params.name}.pdf`, content };
  });

  async function print(row: Reservation, name: string): Promise<Readable> {
    const voucher = name === 'voucher' ? await printVoucher(deps, row) : null;
    if (voucher) return Readable.from([voucher]);
    const document = (await documentsOfReservation(db, row.id)).find(({ number }) => number === name);
    if (!document) throw new AppError('not_found');
    return Readable.from([await printBill(deps, document)]);
  }

  registerFileRoute(app, documentRoutes.calendar, async ({ params }, { caller }) => {
    const row = await seen(params.id, visibleOwner(caller, documentRoutes.calendar));
    return { name: `${row.reference}.ics`, content: Readable.from([await writeCalendar(deps, row)]) };
  });

  registerFileRoute(app, documentRoutes.subscribeToCalendar, async ({ params }) => {
    const row = await signed('calendar', params.code);
    return { name: `${row.reference}.ics`, content: Readable.from([await writeCalendar(deps, row)]) };
  });

  registerRoute(
    app,
    documentRoutes.verifyVoucher,
    async ({ params }, { reply }) => {
      const row = await signed('voucher', params.code);
      const facts = await rideFacts(deps, row);
      const seller = toSeller(config);
      reply.header('cache-control', 'no-store');
      return {
        data: {
          reference: facts.reference,
          status: facts.status,
          operator: {
            name: seller.legalName,
            address: seller.address,
            phone: seller.phone,
            registration: seller.registration,
            vtcRegistration: seller.vtcRegistration,
          },
          clientName: facts.clientName,
          clientPhone: facts.clientPhone,
          bookedAt: facts.bookedAt.toISOString(),
          pickupAt: localTime(facts.pickupAt, facts.timeZone),
          returnAt: facts.returnAt && localTime(facts.returnAt, facts.timeZone),
          timezone: facts.timeZone,
          pickupAddress: facts.addresses.at(0) ?? '',
          destinationAddress: facts.addresses.at(-1) ?? '',
          vehicle: facts.vehicle,
          passengers: facts.passengers,
        },
      };
    },
    { limit: perMinute },
  );
}
