import { ApiError } from '@livree/api-client';
import { ourName } from '@livree/contracts';
import { z } from '@livree/contracts/schema';

interface ChosenPassword {
  readonly password: string;
  readonly passwordConfirmation: string;
}

/**
 * Reports all errors of a form with a new password at once: those of its fields by `schema`, and passwords that
 * differ.
 * @throws ApiError `validation`
 */
export function checkNewPassword<Values extends ChosenPassword>(
  schema: z.ZodMiniType<Values>,
  values: Values,
): void {
  const { error } = z.safeEncode(schema, values);
  const fieldErrors: Record<string, string[]> = {};
  for (const issue of error?.issues ?? [])
    (fieldErrors[ourName(issue.path.join('.'))] ??= []).push(issue.message);
  const { password, passwordConfirmation } = values;
  if (passwordConfirmation === '')
    fieldErrors['passwordConfirmation'] = ['validation.password_confirmation_required'];
  else if (password !== passwordConfirmation)
    fieldErrors['passwordConfirmation'] = ['validation.password_mismatch'];
  if (Object.keys(fieldErrors).length === 0) return;
  throw new ApiError({ status: 422, code: 'validation', message: '', fieldErrors });
}
