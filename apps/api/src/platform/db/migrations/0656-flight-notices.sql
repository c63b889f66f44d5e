-- Notices of changes that a source of flights sent, by its own id: each counts once.
create table flight_notices (
  id text primary key,
  received_at timestamptz not null
);

-- The flights that a source was asked to tell of, and its name for that.
create table flight_watches (
  number text primary key,
  watch_id text not null
);
