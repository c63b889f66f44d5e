-- Attempts by account, address or browser, under a hash: how many, and when the next one is let through.
alter table account_attempts rename to attempts;
alter table attempts rename column account_key to key;
alter table attempts rename column window_started_at to last_at;
alter table attempts add column free_at timestamptz;
update attempts set free_at = last_at;
alter table attempts alter column free_at set not null;
create index attempts_by_age on attempts (last_at);

-- Browsers in which somebody signed in: strangers' failures do not hold them back. The mark itself is in their cookie.
create table known_devices (
  token_hash text not null,
  user_id integer not null references users (id) on delete cascade,
  last_used_at timestamptz not null,
  primary key (token_hash, user_id)
);

create index known_devices_by_user on known_devices (user_id);
