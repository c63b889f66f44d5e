import { ownPath, paths } from '@livree/platform';
import { readSender } from '../../../auth/read-sender.ts';

/** Where a visitor goes after signing in: back to the page that sent them, or to `home`. */
export const returnPath = (state: unknown, home: string): string => ownPath(readSender(state), home);

/** The customers-only page that sent a visitor to log in. The wizard is public and explains by itself what it needs. */
export function closedPage(state: unknown): 'reservations' | 'other' | undefined {
  const page = readSender(state)?.split('?')[0];
  if (page === undefined || page === paths.booking()) return undefined;
  return page.startsWith(paths.reservations()) ? 'reservations' : 'other';
}
