import { send, type Transport } from '@livree/api-client';
import { listFiles, type ListName, type ListRequest } from './list-files.ts';

/** The mark by which spreadsheets recognise UTF-8; reading the answer as text removes it. */
const byteOrderMark = '\uFEFF';

/** All rows of a list, as a file for spreadsheets. */
export async function readListFile<Name extends ListName>(
  api: Transport,
  name: Name,
  request: ListRequest<Name>,
): Promise<Blob> {
  const lines: string = await send(api, listFiles[name], request);
  return new Blob([byteOrderMark, lines], { type: 'text/csv' });
}
