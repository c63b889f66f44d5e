import { send, type Transport } from '@livree/api-client';
import { type ImportKind, type ImportResult, importRoutes } from '@livree/contracts';
import { countRows } from '../model/count-rows.ts';

interface Import {
  readonly kind: ImportKind;
  readonly file: File;
  /** That of the check. */
  readonly fingerprint: string;
  /** The same for each call of one import. */
  readonly key: string;
}

/**
 * Imports the ready rows of a checked file. One call writes for some seconds, so it is repeated as long as it gets on.
 * @param onResult called after each call
 */
export async function runImport(
  api: Transport,
  { kind, file, fingerprint, key: idempotencyKey }: Import,
  onResult: (result: ImportResult) => void,
): Promise<void> {
  const request = { params: { kind }, headers: { idempotencyKey }, body: { file, fingerprint } };
  const call = async (made: number): Promise<void> => {
    const { data } = await send(api, importRoutes.run, request, { onUpload: () => undefined });
    onResult(data);
    const counts = countRows(data.rows);
    if (counts.ready > 0 && counts.made > made) await call(counts.made);
  };
  await call(0);
}
