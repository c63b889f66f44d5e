import { ApiError, formFaults } from '@livree/api-client';
import type { Language } from '@livree/contracts';

/** The text of a key of the contract's texts. */
export async function writePictureFault(key: string, language: Language): Promise<string> {
  const fault = { status: 422, code: 'validation', message: '', fieldErrors: { avatar: [key] } };
  return (await formFaults(new ApiError(fault), language))['avatar'] ?? '';
}
