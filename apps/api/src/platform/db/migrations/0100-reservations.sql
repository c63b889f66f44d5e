create extension if not exists btree_gist;

create table reservations (
  id integer generated always as identity primary key,
  reference text not null unique,
  customer_id integer not null references users (id),
  vehicle_id integer not null references vehicles (id),
  status text not null check (status in ('pending', 'confirmed', 'in_progress', 'completed', 'cancelled')),
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)),
  pickup_at timestamptz not null,
  return_at timestamptz,
  time_zone text not null,
  hold_expires_at timestamptz,
  client_name text not null,
  client_email text not null,
  client_phone text,
  pickup_address text not null,
  destination_address text not null,
  stops jsonb not null default '[]',
  round_trip boolean not null default false,
  return_pickup_address text,
  return_destination_address text,
  service_type text,
  plan text,
  passengers_count integer not null check (passengers_count >= 1),
  special_requests text,
  distance_metres integer check (distance_metres >= 0),
  duration_seconds integer check (duration_seconds >= 0),
  total_cents integer not null check (total_cents >= 0),
  currency text not null default 'EUR',
  quote jsonb not null,
  fingerprint text not null,
  language text not null,
  cancellation_cause text check (cancellation_cause in ('customer', 'operator', 'expired', 'superseded', 'unavailable')),
  cancellation_reason text,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'cancelled') = (cancellation_cause is not null)),
  constraint reservations_no_overlap
    exclude using gist (vehicle_id with =, during with &&)
    where (status in ('pending', 'confirmed', 'in_progress'))
);

create index reservations_by_customer on reservations (customer_id, pickup_at desc, id desc);
create index reservations_live_holds on reservations (hold_expires_at) where status = 'pending';

create table reservation_requests (
  customer_id integer not null references users (id) on delete cascade,
  idempotency_key text not null,
  fingerprint text not null,
  reservation_id integer references reservations (id),
  payment_fingerprint text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (customer_id, idempotency_key)
);
