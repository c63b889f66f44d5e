import { z } from '@livree/contracts/schema';

/** What a page hands to `/login` after a password was reset: the server's words. */
export const passwordResetState = z.object({ passwordReset: z.string() });
export type PasswordResetState = z.output<typeof passwordResetState>;
