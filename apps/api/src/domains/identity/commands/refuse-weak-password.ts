import { fieldError } from '../../../platform/http/index.ts';
import { isTrivialPassword } from '../model/password.ts';

/**
 * @param field the wire field of the error @throws AppError 422 for a password that is breached, trivial or the
 * user's own address
 */
export function refuseWeakPassword(field: string, password: string, email: string): void {
  if (isTrivialPassword(password) || password.toLowerCase() === email)
    throw fieldError(field, 'validation.password_common');
}
