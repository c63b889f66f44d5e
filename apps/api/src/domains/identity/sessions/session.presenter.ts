import type { OpenSession } from '@livree/contracts';
import bowser from 'bowser';
import ipaddr from 'ipaddr.js';
import type { Selectable } from 'kysely';
import type { SessionTable } from '../identity.tables.ts';

const longestName = 40;

/** The fields of an open session for its holder. @param current hash of the token that makes the request */
export function presentSession(row: Selectable<SessionTable>, current: string | null): OpenSession {
  return {
    id: row.id,
    ...describeDevice(row.user_agent),
    network: publicNetwork(row.network),
    openedAt: row.created_at.toISOString(),
    lastUsedAt: row.last_seen_at.toISOString(),
    isCurrent: row.token_hash === current,
  };
}

/** What a browser says about itself; null if it says nothing. */
function describeDevice(userAgent: string | null) {
  const { browser, os, platform } = bowser.parse(userAgent || 'unknown');
  return { browser: named(browser.name), system: named(os.name), device: platform.type ?? null };
}

const named = (name: string | undefined): string | null => name?.slice(0, longestName) || null;

/** A public network; a private one has no meaning for the user. */
function publicNetwork(network: string | null): string | null {
  if (network === null || !ipaddr.isValidCIDR(network)) return null;
  const [address] = ipaddr.parseCIDR(network);
  return address.range() === 'unicast' ? network : null;
}
