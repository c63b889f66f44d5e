-- The version of each text that customers were last told of; the first is the one that they found.
create table legal_announcements (
  document text primary key,
  version text not null,
  announced_at timestamptz not null
);

-- Customers whose mail about an announcement was queued: each is told once.
create table legal_notices (
  user_id integer not null references users (id) on delete cascade,
  document text not null,
  announced_at timestamptz not null,
  primary key (user_id, document, announced_at)
);
