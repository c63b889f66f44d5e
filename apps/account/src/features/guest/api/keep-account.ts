import { ApiError, send, type Transport } from '@livree/api-client';
import { guestRoutes, settingsRoutes } from '@livree/contracts';

interface NewPassword {
  readonly password: string;
  readonly passwordConfirmation: string;
}

/** Makes the guest a customer with this password. @returns the server's message, if there is one */
export async function keepByPassword(api: Transport, typed: NewPassword): Promise<string | undefined> {
  try {
    const { message } = await send(api, guestRoutes.keep, { body: typed });
    return message;
  } catch (error) {
    if (!isKept(error)) throw error;
    await setPassword(api, typed);
    return undefined;
  }
}

/** Makes the guest a customer, for whom a passkey follows. A second try finds the account kept. */
export async function keepWithoutPassword(api: Transport): Promise<string | undefined> {
  try {
    const { message } = await send(api, guestRoutes.keep, { body: {} });
    return message;
  } catch (error) {
    if (!isKept(error)) throw error;
    return undefined;
  }
}

const isKept = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'identity.not_a_guest';

/**
 * For an account that was kept before, when no passkey was made or no answer came. As the current password too, the new
 * one passes only if the account has none yet, or this one.
 */
const setPassword = (api: Transport, { password, passwordConfirmation }: NewPassword) =>
  send(api, settingsRoutes.setPassword, {
    body: {
      currentPassword: password,
      newPassword: password,
      newPasswordConfirmation: passwordConfirmation,
    },
  });

/** The field of the form for each one of `settings.setPassword`. */
const fields = new Map([
  ['currentPassword', 'password'],
  ['newPassword', 'password'],
  ['newPasswordConfirmation', 'passwordConfirmation'],
]);

/** The field for a fault of `keepByPassword`. */
export const keptFieldOf = (path: string): string => fields.get(path) ?? path;
