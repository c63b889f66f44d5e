import { type Language, languageSchema } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import { vehicleName } from '@livree/i18n';
import type { Config } from '../../../../config.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import { vehiclesByIds } from '../../../fleet/index.ts';
import type { Transaction } from '../../../payments/index.ts';
import { readQuote, readStops, readVatPercent } from '../../model/stored-quote.ts';
import type { Reservation } from '../../reservations.repository.ts';
import { findReturnRoute } from '../../ride-summary.ts';
import { documentOfTransaction } from '../documents.repository.ts';
import { type Bill, bill, changeLine } from '../model/bill.ts';
import { toSeller } from '../model/seller.ts';

/** The contents of a receipt or credit note. A credit note names its receipt, and the customer as that receipt does. */
export async function writeBill(
  trx: Connection,
  config: Config,
  reservation: Reservation,
  transaction: Transaction,
): Promise<Bill> {
  const [vehicle] = await vehiclesByIds(trx, [reservation.vehicle_id]);
  const language: Language = z.parse(languageSchema, reservation.language);
  const isReceipt = transaction.type === 'payment';
  const receipt = isReceipt ? undefined : await documentOfTransaction(trx, transaction.payment_id);
  const returnRoute = findReturnRoute(reservation);
  const settledAt = transaction.processed_at ?? transaction.updated_at;
  return {
    language,
    seller: toSeller(config),
    // The ride of a former customer no longer has a name.
    customer: receipt ? z.parse(bill, receipt.content).customer : reservation.client_name,
    reference: reservation.reference,
    vehicle: vehicle ? vehicleName(vehicle, language) : '',
    pickupAt: reservation.pickup_at.toISOString(),
    ...(reservation.return_at && { returnAt: reservation.return_at.toISOString() }),
    ...(returnRoute && { returnRoute }),
    timeZone: reservation.time_zone,
    addresses: [reservation.pickup_address, ...readStops(reservation), reservation.destination_address],
    lines: isReceipt ? listLines(reservation, transaction) : [],
    totalCents: transaction.amount_cents,
    vatPercent: receipt ? z.parse(bill, receipt.content).vatPercent : readVatPercent(reservation, config),
    currency: 'EUR',
    provider: transaction.provider,
    providerReference: transaction.provider_reference,
    settledAt: settledAt.toISOString(),
    receipt: receipt?.number ?? null,
  };
}

/** What is paid for: the whole ride, or the difference that a change of it costs. */
const listLines = (reservation: Reservation, { change_id: changeId, amount_cents: cents }: Transaction) =>
  changeId === null
    ? readQuote(reservation).lines.map(({ code, cents: part, detail: { quantity } }) => ({
        code,
        cents: part,
        ...(quantity !== undefined && { quantity }),
      }))
    : [{ code: changeLine, cents }];
