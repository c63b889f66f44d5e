import { z } from '@livree/contracts/schema';
import type { Deps } from '../../../deps.ts';
import { signReference } from '../../../platform/signed-reference.ts';
import type { Reservation } from '../reservations.repository.ts';
import { rideCalendar } from './calendar/ride-calendar.ts';
import type { RideDocument } from './documents.repository.ts';
import { bill } from './model/bill.ts';
import { toSeller } from './model/seller.ts';
import type { Printer } from './printer.ts';
import { rideFacts } from './ride-facts.ts';

/** The dependencies of a ride's documents. */
export type PaperDependencies = Pick<Deps, 'db' | 'clock' | 'config'> & { readonly printer: Printer };

/** A receipt or credit note as PDF, as it was issued. */
export function printBill({ config, printer }: PaperDependencies, document: RideDocument): Promise<Buffer> {
  return printer.bill({
    kind: document.kind,
    number: document.number,
    issuedAt: document.issued_at,
    isDemonstration: config.brand.isDemonstration,
    content: z.parse(bill, document.content),
  });
}

/** Only a ride that takes place has a voucher. */
const isDriven = ({ status }: Reservation): boolean =>
  status === 'confirmed' || status === 'in_progress' || status === 'completed';

/** Whether a ride has a voucher: not without its customer's telephone, which the law requires on it. */
export async function hasVoucher(deps: PaperDependencies, row: Reservation): Promise<boolean> {
  return isDriven(row) && (await rideFacts(deps, row)).clientPhone !== null;
}

/** The proof of reservation as PDF, with a code for verifying it; null for a ride that has none. */
export async function printVoucher(deps: PaperDependencies, row: Reservation): Promise<Buffer | null> {
  const { config, printer } = deps;
  const { clientPhone, ...facts } = await rideFacts(deps, row);
  if (clientPhone === null || !isDriven(row)) return null;
  const code = signReference(config.quoteSecret, 'voucher', row.reference);
  return printer.voucher({
    ...facts,
    clientPhone,
    seller: toSeller(config),
    isDemonstration: config.brand.isDemonstration,
    verifyUrl: new URL(`/verify/${code}`, config.siteUrl).href,
  });
}

/** The ride as a calendar file. */
export async function writeCalendar(
  deps: Pick<PaperDependencies, 'db' | 'clock' | 'config'>,
  row: Reservation,
): Promise<string> {
  const { brand, siteUrl } = deps.config;
  const company = { brand: brand.name, phone: brand.phone, host: new URL(siteUrl).hostname };
  return rideCalendar(await rideFacts(deps, row), company);
}
