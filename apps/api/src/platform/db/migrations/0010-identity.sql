create table users (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  phone text,
  address text,
  birth_date date,
  gender text,
  avatar text,
  role text not null default 'customer' check (role in ('customer', 'operator')),
  password_hash text,
  session_timeout_minutes integer not null default 30 check (session_timeout_minutes between 5 and 480),
  language text not null default 'fr',
  is_active boolean not null default true,
  last_login_at timestamptz,
  created_at timestamptz not null
);

-- The token itself is known to its holder alone.
create table sessions (
  token_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  idle_minutes integer not null check (idle_minutes >= 5),
  expires_at timestamptz not null,
  last_seen_at timestamptz not null,
  created_at timestamptz not null
);

create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

-- Failed log-ins by account, whether it exists or not, so that passwords cannot be tried from many addresses.
create table login_failures (
  account_key text primary key,
  failures integer not null,
  window_started_at timestamptz not null
);
