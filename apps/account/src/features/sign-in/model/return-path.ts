import { ownPath, paths } from '@livree/platform';
import { senderOf } from '../../../auth/sender-of.ts';

/** Where a visitor goes after signing in: back to the page that sent them, or to `home`. */
export const returnPath = (state: unknown, home: string): string => ownPath(senderOf(state), home);

/** The customers-only page that sent a visitor to log in. The wizard is public and explains itself what it needs. */
export function closedPage(state: unknown): 'reservations' | 'other' | undefined {
  const page = senderOf(state)?.split('?')[0];
  if (page === undefined || page === paths.booking()) return undefined;
  return page.startsWith(paths.reservations()) ? 'reservations' : 'other';
}
