import type { Role, StaffRole } from '@livree/contracts';
import type { Generated } from 'kysely';

export interface UserTable {
  id: Generated<number>;
  email: string;
  /** A guest's address; `email` is then a name of our own. Null for an account. */
  guest_email: Generated<string | null>;
  /** A guest whom an operator brought in a file. */
  is_imported: Generated<boolean>;
  name: string;
  phone: string | null;
  address: Generated<string | null>;
  birth_date: Generated<string | null>;
  gender: Generated<string | null>;
  avatar: Generated<string | null>;
  role: Generated<Role>;
  /** Whether somebody of the company gave the role; otherwise the settings did, and may take it at a start. */
  is_invited: Generated<boolean>;
  password_hash: string | null;
  session_timeout_minutes: Generated<number>;
  language: string;
  language_chosen_at: Generated<Date | null>;
  is_active: Generated<boolean>;
  last_login_at: Generated<Date | null>;
  email_verified_at: Generated<Date | null>;
  created_at: Date;
}

export interface SessionTable {
  id: Generated<number>;
  token_hash: string;
  user_id: number;
  idle_minutes: number;
  expires_at: Date;
  last_seen_at: Date;
  created_at: Date;
  /** The browser of the last use as it identified itself, and its network from `maskAddress`. */
  user_agent: Generated<string | null>;
  network: Generated<string | null>;
  /** The cookie of its browser, as `session-binding.ts` writes it; null for that of a program. */
  browser_hash: Generated<string | null>;
  /** Until when it may do one action that requires the password. */
  holder_until: Generated<Date | null>;
  /** When it gave the second factor, and until when it may do one action that asks for it again. */
  factor_given_at: Generated<Date | null>;
  factor_until: Generated<Date | null>;
}

export interface AttemptsTable {
  key: string;
  attempts: number;
  last_at: Date;
  free_at: Date;
}

export interface KnownDeviceTable {
  token_hash: string;
  user_id: number;
  last_used_at: Date;
}

/** A link that signs in as operator, once. */
export interface OperatorLinkTable {
  token_hash: string;
  user_id: number;
  expires_at: Date;
  used_at: Generated<Date | null>;
}

/** Somebody who is asked to work for the company, by a link that is used once. */
export interface InvitationTable {
  id: Generated<number>;
  email: string;
  name: string;
  role: StaffRole;
  language: string;
  token_hash: string;
  inviter_id: number | null;
  /** The name of whoever invited: their account may be gone. */
  invited_by: string;
  created_at: Date;
  expires_at: Date;
}

/** A link for one account, to be used once. */
export interface MailedLinkTable {
  user_id: number;
  token_hash: string;
  expires_at: Date;
}

export interface GoogleAccountTable {
  issuer: string;
  subject: string;
  user_id: number;
  linked_at: Date;
}

export interface GoogleAttemptTable {
  state_hash: string;
  nonce: string;
  code_verifier: string;
  browser_key_hash: string;
  user_id: number | null;
  language: string;
  expires_at: Date;
}

export interface GoogleSessionKeyTable {
  key_hash: string;
  browser_key_hash: string;
  user_id: number | null;
  /** A `GooglePerson`. */
  person: unknown;
  expires_at: Date;
}

export interface PasskeyTable {
  id: Generated<number>;
  user_id: number;
  credential_id: string;
  public_key: string;
  counter: number;
  is_synced: boolean;
  name: string;
  created_at: Date;
  last_used_at: Generated<Date | null>;
}

export interface PasskeyChallengeTable {
  challenge_hash: string;
  user_id: number | null;
  expires_at: Date;
}

/** The app of a person that shows codes. */
export interface AuthenticatorTable {
  user_id: number;
  /** Encrypted, from `sealSecret`. */
  secret: string;
  last_step: number;
  created_at: Date;
  last_used_at: Generated<Date | null>;
}

/** An app that is being set up in one session. */
export interface AuthenticatorSetupTable {
  user_id: number;
  token_hash: string;
  secret: string;
  expires_at: Date;
}

export interface RecoveryCodeTable {
  user_id: number;
  code_hash: string;
  created_at: Date;
  used_at: Generated<Date | null>;
}

export interface IdentityTables {
  users: UserTable;
  sessions: SessionTable;
  attempts: AttemptsTable;
  known_devices: KnownDeviceTable;
  password_resets: MailedLinkTable;
  email_confirmations: MailedLinkTable;
  guest_links: MailedLinkTable;
  operator_links: OperatorLinkTable;
  invitations: InvitationTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  authenticators: AuthenticatorTable;
  authenticator_setups: AuthenticatorSetupTable;
  recovery_codes: RecoveryCodeTable;
  google_accounts: GoogleAccountTable;
  google_attempts: GoogleAttemptTable;
  google_session_keys: GoogleSessionKeyTable;
}
