import { send, type Transport } from '@livree/api-client';
import { documentRoutes } from '@livree/contracts';

/** A document of a ride as a PDF file. */
export const readDocument = (api: Transport, id: number, name: string): Promise<Blob> =>
  send(api, documentRoutes.read, { params: { id, name } });
