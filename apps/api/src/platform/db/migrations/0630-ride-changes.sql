-- What was changed in a ride, with both prices; applied at once, or once the difference is paid.
create table ride_changes (
  id integer generated always as identity primary key,
  reservation_id integer not null references reservations (id) on delete cascade,
  request jsonb not null,
  quote jsonb not null,
  pickup_at timestamptz not null,
  total_cents integer not null,
  previous_request jsonb not null,
  previous_quote jsonb not null,
  previous_pickup_at timestamptz not null,
  previous_total_cents integer not null,
  created_at timestamptz not null,
  applied_at timestamptz
);

create index ride_changes_by_reservation on ride_changes (reservation_id, id);

-- The change that a payment pays for; null for the payment of a booking.
alter table transactions add column change_id integer;
