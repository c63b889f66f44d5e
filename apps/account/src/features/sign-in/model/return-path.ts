import { ownPath, paths } from '@livree/platform';
import { z } from '@livree/contracts/schema';

const origin = z.object({ from: z.string() });

/** Where a visitor goes after signing in: back to the page that sent them, or to their reservations. */
export function returnPath(state: unknown): string {
  const parsed = origin.safeParse(state);
  return ownPath(parsed.success ? parsed.data.from : undefined, paths.reservations());
}
