import { z } from '../schema.ts';
import { openEnum } from '../shared/wire.ts';

/**
 * The page of the provider on which the customer proves their identity (3-D Secure) or approves a wallet payment,
 * shown in a frame or instead of ours. It sends the customer back to the payment's `return_path`.
 */
export const challenge = z.object({ kind: openEnum(['three_d_secure', 'wallet_approval']), url: z.string() });

export type Challenge = z.output<typeof challenge>;
