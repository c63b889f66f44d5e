-- Which app of a person shows codes. Its secret is encrypted; of codes that it shows, the step of the last accepted one.
create table authenticators (
  user_id integer primary key references users (id) on delete cascade,
  secret text not null,
  last_step bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

-- An app that is being set up in a session, until a code proves it.
create table authenticator_setups (
  user_id integer primary key references users (id) on delete cascade,
  token_hash text not null,
  secret text not null,
  expires_at timestamptz not null
);

-- What signs in once each, when the app is lost.
create table recovery_codes (
  user_id integer not null references users (id) on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Since when a session has the role of its person, and until when it may do one thing that asks for the factor again.
alter table sessions add column factor_given_at timestamptz, add column factor_until timestamptz;
