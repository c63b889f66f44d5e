import { z } from '@livree/contracts/schema';

const origin = z.object({ from: z.string() });

/** The page that sent the visitor here, from the history's state. */
export const readSender = (state: unknown): string | undefined => origin.safeParse(state).data?.from;
