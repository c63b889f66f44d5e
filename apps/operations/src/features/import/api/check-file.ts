import { send, type Transport } from '@livree/api-client';
import { type ImportKind, type ImportResult, importRoutes } from '@livree/contracts';
import { countRows } from '../model/count-rows.ts';

/** Says of each row of a file what an import would do. One call looks for some seconds, so it is repeated as long as it gets on. */
export async function checkFile(api: Transport, kind: ImportKind, file: File): Promise<ImportResult> {
  const call = async (before: number): Promise<ImportResult> => {
    const request = { params: { kind }, body: { file } };
    const { data } = await send(api, importRoutes.check, request, { onUpload: () => undefined });
    const { waiting } = countRows(data.rows);
    return waiting > 0 && waiting < before ? call(waiting) : data;
  };
  return call(Infinity);
}
