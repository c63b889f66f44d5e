import { send, type Transport } from '@livree/api-client';
import { paymentRoutes } from '@livree/contracts';
import type { TransactionFilters } from '../model/filters.ts';

/** The mark by which spreadsheets recognise UTF-8; reading the answer as text removes it. */
const byteOrderMark = '\uFEFF';

/** All transactions that match the filters, as a file for spreadsheets. */
export async function exportTransactions(api: Transport, filters: TransactionFilters): Promise<Blob> {
  const lines = await send(api, paymentRoutes.export, { query: filters });
  return new Blob([byteOrderMark, lines], { type: 'text/csv' });
}
