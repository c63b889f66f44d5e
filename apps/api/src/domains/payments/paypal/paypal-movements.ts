import { z } from '@livree/contracts/schema';
import type { ProviderMovement } from '../model/provider.ts';
import type { PaypalClient } from './paypal-client.ts';
import { referenceIn } from './paypal-reference.ts';

const transactionInfo = z.object({
  transaction_id: z.string(),
  transaction_event_code: z.string(),
  transaction_status: z.string(),
  transaction_initiation_date: z.string(),
  transaction_amount: z.object({ value: z.string() }),
  custom_field: z.optional(z.string()),
});
const page = z.object({
  transaction_details: z.array(z.object({ transaction_info: transactionInfo })),
  total_pages: z.optional(z.number()),
});

/** PayPal's groups of events: payments, and refunds of them. */
const kinds: Readonly<Record<string, ProviderMovement['kind']>> = { T00: 'payment', T11: 'refund' };

/** The payments and refunds of a span, from PayPal's transaction search; it lags by up to three hours. */
export async function listPaypalMovements(
  client: PaypalClient,
  { start, end, siteUrl }: { readonly start: Date; readonly end: Date; readonly siteUrl: string },
  signal: AbortSignal,
): Promise<ProviderMovement[]> {
  const movements: ProviderMovement[] = [];
  for (let number = 1, last = 1; number <= last; number++) {
    const query = new URLSearchParams({
      start_date: start.toISOString(),
      end_date: end.toISOString(),
      fields: 'transaction_info',
      page_size: '500',
      page: String(number),
    });
    const read = z.parse(page, await client.get(`/v1/reporting/transactions?${query}`, signal));
    movements.push(
      ...read.transaction_details.flatMap(({ transaction_info: info }) => toMovement(info, siteUrl)),
    );
    last = read.total_pages ?? 1;
  }
  return movements;
}

/** Nothing for other kinds, for what is not settled, and for other sites of the same account. */
function toMovement(info: z.output<typeof transactionInfo>, siteUrl: string): ProviderMovement[] {
  const kind = kinds[info.transaction_event_code.slice(0, 3)];
  if (kind === undefined || info.transaction_status !== 'S') return [];
  const reference = referenceIn(info.custom_field, siteUrl);
  if (info.custom_field !== undefined && reference === undefined) return [];
  return [
    {
      kind,
      id: info.transaction_id,
      ...(reference !== undefined && { reference }),
      amountCents: Math.abs(Math.round(Number(info.transaction_amount.value) * 100)),
      at: new Date(info.transaction_initiation_date),
    },
  ];
}
