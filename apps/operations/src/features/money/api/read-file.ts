import { send, type Transport } from '@livree/api-client';
import { moneyRoutes } from '@livree/contracts';

/** The files of a day or month for the accountant. */
export const files = ['accounts', 'dayReport'] as const;

/** The mark by which spreadsheets recognise UTF-8; reading the answer as text removes it. */
const byteOrderMark = '\uFEFF';

export async function readFile(
  api: Transport,
  file: (typeof files)[number],
  query: { readonly period?: string },
): Promise<Blob> {
  const lines = await send(api, moneyRoutes[file], { query });
  return new Blob([byteOrderMark, lines], { type: 'text/csv' });
}
