-- The day on which a traveller's flight lands; null: that of the pickup. The train with which a traveller arrives.
alter table reservations
  add column flight_date date,
  add column train_number text;

-- The flights that rides follow, as their source last reported them.
create table ride_flights (
  reservation_id integer primary key references reservations (id) on delete cascade,
  number text not null,
  date text not null,
  -- Who reports it; null until somebody has.
  source text,
  is_sandbox boolean not null,
  state text not null check (
    state in ('awaited', 'unknown', 'scheduled', 'airborne', 'landed', 'cancelled', 'diverted')
  ),
  airport text,
  origin_country text,
  scheduled_at timestamptz,
  expected_at timestamptz,
  -- From the landing to the pickup, as the customer chose it or as the airport needs it.
  gap_seconds integer,
  -- The pickup that somebody chose, and the one that following it led to.
  booked_pickup_at timestamptz not null,
  pickup_at timestamptz not null,
  -- What an operator has to look at: the pickup could not move, or the flight does not land as booked.
  attention text check (attention in ('stuck', 'unknown', 'cancelled', 'diverted')),
  attention_since timestamptz,
  checked_at timestamptz,
  check_after timestamptz not null
);

create index ride_flights_by_number on ride_flights (number);

-- The pickups that a landing moved.
create table flight_moves (
  id integer generated always as identity primary key,
  reservation_id integer not null references reservations (id) on delete cascade,
  previous_pickup_at timestamptz not null,
  pickup_at timestamptz not null,
  total_cents integer not null,
  moved_at timestamptz not null
);

create index flight_moves_by_reservation on flight_moves (reservation_id, id);

-- A provider acts too.
alter table acts drop constraint acts_source_check;
alter table acts add constraint acts_source_check check (source in ('screen', 'api', 'provider')) not valid;
alter table acts validate constraint acts_source_check;
