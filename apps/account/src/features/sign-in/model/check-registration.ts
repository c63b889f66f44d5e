import { ApiError } from '@livree/api-client';
import { ourName, registration, type Registration } from '@livree/contracts';
import { z } from '@livree/contracts/schema';

/**
 * Says everything that is wrong with a registration at once: the faults of its fields and that the two passwords
 * differ, which no field knows alone.
 * @throws ApiError `validation`
 */
export function checkRegistration(values: Registration): void {
  const { error } = z.safeEncode(registration, values);
  const fieldErrors: Record<string, string[]> = {};
  for (const issue of error?.issues ?? [])
    (fieldErrors[ourName(issue.path.join('.'))] ??= []).push(issue.message);
  if (values.password !== values.passwordConfirmation) {
    fieldErrors['passwordConfirmation'] = ['validation.password_mismatch'];
  }
  if (Object.keys(fieldErrors).length === 0) return;
  throw new ApiError({ status: 422, code: 'validation', message: '', fieldErrors });
}
