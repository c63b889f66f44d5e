create table google_accounts (
  issuer text not null,
  subject text not null,
  user_id integer not null unique references users (id) on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject)
);

-- A browser that is on its way to Google: to link the account of `user_id`, or else to sign in.
create table google_attempts (
  state_hash text primary key,
  nonce text not null unique,
  code_verifier text not null,
  browser_key_hash text not null,
  user_id integer references users (id) on delete cascade,
  language text not null,
  expires_at timestamptz not null
);

-- Who came back from Google, until the browser that left shows its key.
create table google_session_keys (
  key_hash text primary key,
  browser_key_hash text not null,
  user_id integer references users (id) on delete cascade,
  person jsonb not null,
  expires_at timestamptz not null
);

create index google_attempts_by_expiry on google_attempts (expires_at);
create index google_session_keys_by_expiry on google_session_keys (expires_at);
