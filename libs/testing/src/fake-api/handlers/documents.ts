import { type documentRoutes, type Reservation } from '@livree/contracts';
import { reservationById } from '../booking.ts';
import { answer, type FakeCall, type Handlers } from '../handler.ts';
import { listTransactions } from '../paying.ts';
import { FakeRefusal } from '../refusal.ts';

/** The smallest valid PDF: one empty page. */
const emptyPdf = [
  '%PDF-1.4',
  '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
  '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
  '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>> endobj',
  'trailer <</Root 1 0 R>>',
].join('\n');

const stamp = (local: string): string => `${local.replaceAll(/[-:]/g, '')}00`;

const writeCalendar = ({ reference, pickupAt, timezone, pickupAddress }: Reservation): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    `UID:${reference}@livree.example`,
    `DTSTART;TZID=${timezone}:${stamp(pickupAt)}`,
    `SUMMARY:${reference}`,
    `LOCATION:${pickupAddress}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const plain = (kind: string) => ({ kind, name: kind, number: null, amount: null, issuedAt: null });

function byCode({ state }: FakeCall, code: string): Reservation {
  const found = state.reservations.find(({ reference }) => code.startsWith(`${reference}.`));
  if (found === undefined) throw new FakeRefusal('not_found');
  return found;
}

export const documentHandlers: Handlers<typeof documentRoutes> = {
  list: ({ params }, call) => {
    const reservation = reservationById(call, params.id);
    const bills = listTransactions(call, reservation)
      .filter(({ status }) => status === 'completed' || status === 'refunded')
      .map((transaction, index) => {
        const kind = transaction.type === 'payment' ? 'receipt' : 'credit_note';
        const number = `${kind === 'receipt' ? 'R' : 'A'}-2026-${String(index + 1).padStart(6, '0')}`;
        const { amount, createdAt: issuedAt } = transaction;
        return { kind, name: number, number, amount, issuedAt };
      });
    const isIssued = reservation.status === 'confirmed' && Boolean(reservation.clientPhone);
    const voucher = isIssued ? [plain('voucher')] : [];
    const calendarUrl = `https://livree.example/api/calendar/${reservation.reference}.signature`;
    return answer({ documents: [...bills, ...voucher, plain('calendar')], calendarUrl });
  },
  read: () => new File([emptyPdf], 'document.pdf', { type: 'application/pdf' }),
  calendar: ({ params }, call) => writeCalendar(reservationById(call, params.id)),
  subscribeToCalendar: ({ params }, call) => writeCalendar(byCode(call, params.code)),
  verifyVoucher: ({ params }, call) => {
    const ride = byCode(call, params.code);
    return answer({
      reference: ride.reference,
      status: ride.status,
      operator: {
        name: 'Livrée Démonstration SAS',
        address: '12 rue de la Démonstration, 75008 Paris',
        phone: '+33 1 99 00 05 10',
        registration: 'RCS Paris 000 000 000',
        vtcRegistration: 'EVTC000000000',
      },
      clientName: ride.clientName,
      clientPhone: ride.clientPhone,
      bookedAt: ride.createdAt,
      pickupAt: ride.pickupAt,
      returnAt: ride.returnAt,
      timezone: ride.timezone,
      pickupAddress: ride.pickupAddress,
      destinationAddress: ride.destinationAddress,
      vehicle: ride.vehicle.name,
      passengers: ride.passengers,
    });
  },
};
