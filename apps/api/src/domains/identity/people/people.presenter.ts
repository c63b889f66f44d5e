import type { Invitation, Person } from '@livree/contracts';
import type { InvitationRow, PersonRow } from './people.repository.ts';

export const presentPerson = (row: PersonRow): Person => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  secondFactor: row.has_factor,
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  sessionCount: row.session_count,
  isNamedBySettings: row.role === 'operator' && !row.is_invited,
});

export const presentInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  invitedBy: row.invited_by,
  expiresAt: row.expires_at.toISOString(),
});
