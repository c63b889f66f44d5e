-- What customers ask to change in their rides after the deadline for changes by themselves. A ride has one open request.
create table change_requests (
  id integer generated always as identity primary key,
  reservation_id integer not null references reservations (id) on delete cascade,
  change jsonb not null,
  quote jsonb not null,
  fingerprint text not null,
  changed jsonb not null,
  total_cents integer not null,
  previous_total_cents integer not null,
  status text not null check (status in ('open', 'accepted', 'declined', 'withdrawn')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  reason text,
  change_id integer
);

create unique index change_requests_open on change_requests (reservation_id) where status = 'open';
create index change_requests_by_reservation on change_requests (reservation_id, id);

-- Until when the difference of a change can be paid; null: as long as a booking can.
alter table ride_changes add column pay_until timestamptz;
