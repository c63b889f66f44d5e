import { send, type Transport } from '@livree/api-client';
import { settingsRoutes } from '@livree/contracts';

/** The customer's data as a JSON file, with the server's message. */
export async function exportData(api: Transport): Promise<{ file: Blob; message: string | undefined }> {
  const { data, message } = await send(api, settingsRoutes.exportData, {});
  return { file: new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), message };
}
