import { ownPath, paths } from '@livree/platform';
import { z } from '@livree/contracts/schema';

const origin = z.object({ from: z.string() });

function senderOf(state: unknown): string | undefined {
  const parsed = origin.safeParse(state);
  return parsed.success ? parsed.data.from : undefined;
}

/** Where a visitor goes after signing in: back to the page that sent them, or to their reservations. */
export const returnPath = (state: unknown): string => ownPath(senderOf(state), paths.reservations());

/** The page for customers alone that sent a visitor to log in. The wizard is for all, and says itself what it needs. */
export function closedPage(state: unknown): 'reservations' | 'other' | undefined {
  const page = senderOf(state)?.split('?')[0];
  if (page === undefined || page === paths.booking()) return undefined;
  return page.startsWith(paths.reservations()) ? 'reservations' : 'other';
}
