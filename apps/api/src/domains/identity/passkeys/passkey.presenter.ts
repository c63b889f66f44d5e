import type { Passkey } from '@livree/contracts';
import type { PasskeyRow } from './passkeys.repository.ts';

/** The fields of a passkey for its holder. */
export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    isSynced: row.is_synced,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
