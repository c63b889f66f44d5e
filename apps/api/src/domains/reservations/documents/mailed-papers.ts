import type { Attachment } from '../../../platform/mail/index.ts';
import type { Reservation } from '../reservations.repository.ts';
import { documentsOfReservation } from './documents.repository.ts';
import { type PaperDependencies, printBill, printVoucher, writeCalendar } from './papers.ts';

const pdf = (name: string, content: Buffer): Attachment => ({
  name: `${name}.pdf`,
  type: 'application/pdf',
  content,
});

/**
 * The attachments of a mail about a ride: its newest receipt or credit note, the voucher while the ride takes place,
 * and the calendar entry, which removes a cancelled ride from calendars.
 */
export async function mailedPapers(deps: PaperDependencies, row: Reservation): Promise<Attachment[]> {
  const newest = (await documentsOfReservation(deps.db, row.id)).at(-1);
  const voucher = row.status === 'confirmed' ? await printVoucher(deps, row) : null;
  const calendar = Buffer.from(await writeCalendar(deps, row));
  return [
    ...(newest ? [pdf(newest.number, await printBill(deps, newest))] : []),
    ...(voucher ? [pdf(row.reference, voucher)] : []),
    { name: `${row.reference}.ics`, type: 'text/calendar', content: calendar },
  ];
}
