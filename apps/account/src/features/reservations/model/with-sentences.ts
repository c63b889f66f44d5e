import { ApiError, formFaults, type FormFaults } from '@livree/api-client';
import type { Language } from '@livree/contracts';

/** The same error, whose fields say sentences in the visitor's language, whether found here or by the server. */
export async function withSentences(error: unknown, language: Language): Promise<unknown> {
  if (!(error instanceof ApiError)) return error;
  const faults = Object.entries(await formFaults(error, language));
  const fieldErrors = Object.fromEntries(faults.map(([field, sentence]) => [field, [sentence]]));
  const { status, code, message, params } = error;
  return new ApiError({ status, code, message, params, fieldErrors });
}

/** The sentence of each field that an error is about. */
export const readFaults = (error: Error | null): FormFaults =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.fieldErrors).map(([field, [first = '']]) => [field, first]))
    : {};
