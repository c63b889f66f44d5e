import { send, type Transport } from '@livree/api-client';
import { customerRoutes } from '@livree/contracts';

/** Everything the site knows of a customer as a JSON file, with the server's message. */
export async function exportCustomer(
  api: Transport,
  id: number,
): Promise<{ file: Blob; message: string | undefined }> {
  const { data, message } = await send(api, customerRoutes.exportData, { params: { id } });
  return { file: new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), message };
}
