import { z } from '@livree/contracts/schema';

const addressState = z.object({ focus: z.string() });

/**
 * The id of the part that the way to a step names, in the state of its address; empty if it names none. The bundler keeps
 * all of zod, 58 KB, for a `z.safeParse(…).data?.focus`.
 */
export function readNamedPart(state: unknown): string {
  const parsed = z.safeParse(addressState, state);
  return parsed.success ? parsed.data.focus : '';
}
