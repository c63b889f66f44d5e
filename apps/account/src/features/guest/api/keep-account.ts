import { ApiError, send, type Transport } from '@livree/api-client';
import { guestRoutes } from '@livree/contracts';

export interface NewPassword {
  readonly password: string;
  readonly passwordConfirmation: string;
}

/**
 * Makes the guest a customer; without a password, a passkey follows. Returns the server's message, and whether the account
 * was kept before: at a second try, or when the first answer was lost.
 */
export async function keepAccount(
  api: Transport,
  password?: NewPassword,
): Promise<{ readonly message?: string | undefined; readonly wasKept: boolean }> {
  try {
    const { message } = await send(api, guestRoutes.keep, { body: password ?? {} });
    return { message, wasKept: false };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'identity.not_a_guest') return { wasKept: true };
    throw error;
  }
}
