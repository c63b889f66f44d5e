import { send, type Transport } from '@livree/api-client';
import { type ImportKind, importRoutes } from '@livree/contracts';
import { toCsvFile } from '../model/to-csv-file.ts';

/** An empty file with the headings. */
export const saveTemplate = async (api: Transport, kind: ImportKind): Promise<Blob> =>
  toCsvFile(await send(api, importRoutes.saveTemplate, { params: { kind } }));
