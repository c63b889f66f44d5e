-- The cookie of the browser that a session is bound to; only operators' sessions are.
alter table sessions add column browser_hash text;

-- Links that sign in as operator, once. A used one stays, so that the same key never makes a second.
create table operator_links (
  token_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
