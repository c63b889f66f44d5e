-- What operators bring from elsewhere in files. A row that was made is written with the thing that it made: whoever sends the file
-- again makes nothing twice.
create table imports (
  id integer generated always as identity primary key,
  actor_id integer not null,
  key text not null,
  kind text not null,
  file_name text not null,
  fingerprint text not null,
  created_at timestamptz not null,
  unique (actor_id, key)
);

create table imported_rows (
  import_id integer not null references imports (id),
  number integer not null,
  subject_id integer not null,
  -- What another program calls a ride: by it the ride is known when it is brought again.
  reference text unique,
  primary key (import_id, number)
);

-- A guest whom an operator brought: kept without a ride for longer than one who left a booking.
alter table users add column is_imported boolean not null default false;

-- The registration plate of a vehicle, compared without signs.
alter table vehicles add column plate text;
create unique index vehicles_by_plate on vehicles (regexp_replace(plate, '[^A-Z0-9]', '', 'g'));
