import { z } from '@livree/contracts/schema';
import type { SignInRequest } from '@livree/platform';

/** The message that a page passes to `/login` after a password reset. */
export const passwordResetState = z.object({ passwordReset: z.string() });
export type PasswordResetState = z.output<typeof passwordResetState> & Pick<SignInRequest, 'contact'>;
