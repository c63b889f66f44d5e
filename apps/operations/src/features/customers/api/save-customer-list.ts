import { send, type Transport } from '@livree/api-client';
import { customerRoutes } from '@livree/contracts';
import type { CustomerFilters } from '../model/filters.ts';
import { readKind } from '../model/kind.ts';

/** The mark by which spreadsheets recognise UTF-8; reading the answer as text removes it. */
const byteOrderMark = '\uFEFF';

/** All customers of a list, as a file for spreadsheets. */
export async function saveCustomerList(api: Transport, { search, kind }: CustomerFilters): Promise<Blob> {
  const lines = await send(api, customerRoutes.saveList, { query: { search, kind: readKind(kind) } });
  return new Blob([byteOrderMark, lines], { type: 'text/csv' });
}
