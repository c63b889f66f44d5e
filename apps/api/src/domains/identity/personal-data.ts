import { passkey, user } from '@livree/contracts';
import { z } from '@livree/contracts/schema';
import type { PersonalData } from '../../platform/personal-data.ts';
import { googleLinkedAt } from './google/google-accounts.repository.ts';
import { presentUser } from './identity.presenter.ts';
import { userById } from './identity.repository.ts';
import { listDeviceUses } from './known-devices.repository.ts';
import { presentPasskey } from './passkeys/passkey.presenter.ts';
import { listPasskeys } from './passkeys/passkeys.repository.ts';
import { listSessions } from './personal-data.repository.ts';
import { findAuthenticator } from './second-factor/authenticators.repository.ts';
import { listRecoveryCodes } from './second-factor/recovery-codes.repository.ts';

/** The account and its sessions, without password and tokens. All of it is deleted with the account. */
export const identityPersonalData: PersonalData = {
  name: 'account',
  tables: [
    'users',
    'sessions',
    'passkeys',
    'google_accounts',
    'known_devices',
    'authenticators',
    'recovery_codes',
  ],
  async exportPersonalData({ db }, { id }) {
    const row = await userById(db, id);
    if (!row) return null;
    return {
      ...z.encode(user, presentUser(row)),
      language: row.language,
      is_active: row.is_active,
      has_password: row.password_hash !== null,
      google_linked_at: await googleLinkedAt(db, id),
      passkeys: await listPasskeys(db, id).then((keys) =>
        keys.map((key) => z.encode(passkey, presentPasskey(key))),
      ),
      authenticator: await findAuthenticator(db, id).then((app) =>
        app ? { created_at: app.created_at, last_used_at: app.last_used_at } : null,
      ),
      recovery_codes: await listRecoveryCodes(db, id),
      known_browsers: await listDeviceUses(db, id).then((uses) =>
        uses.map((last_used_at) => ({ last_used_at })),
      ),
      guest_email: row.guest_email,
      email_verified_at: row.email_verified_at,
      session_timeout_minutes: row.session_timeout_minutes,
      last_login_at: row.last_login_at,
      sessions: await listSessions(db, id),
    };
  },
};
