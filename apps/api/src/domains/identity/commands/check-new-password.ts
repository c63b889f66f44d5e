import { fieldError } from '../../../platform/http/index.ts';
import { isTrivialPassword } from '../model/password.ts';

/**
 * @param field the wire field of the password; the field of its confirmation is named after it @throws AppError 422
 * for a password that is not confirmed, breached, trivial or the user's own address
 */
export function checkNewPassword(field: string, password: string, confirmation: string, email: string): void {
  if (password !== confirmation) throw fieldError(`${field}_confirmation`, 'validation.password_mismatch');
  if (isTrivialPassword(password) || password.toLowerCase() === email)
    throw fieldError(field, 'validation.password_common');
}
