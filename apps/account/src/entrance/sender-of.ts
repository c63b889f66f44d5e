import { z } from '@livree/contracts/schema';

const origin = z.object({ from: z.string() });

/** The page that sent a visitor here, as the history's state keeps it. */
export const senderOf = (state: unknown): string | undefined => origin.safeParse(state).data?.from;
