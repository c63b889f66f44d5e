-- The mails and text messages about a ride, without their words: to whom each went, and what became of it.
create table ride_deliveries (
  id bigint generated always as identity primary key,
  reservation_id integer not null references reservations (id) on delete cascade,
  -- The job that sends it, the same at each of its attempts.
  job_id uuid not null,
  kind text not null,
  channel text not null check (channel in ('mail', 'sms')),
  addressee text not null check (addressee in ('customer', 'client', 'traveller', 'operator')),
  address text not null,
  language text not null,
  queued_at timestamptz not null,
  attempts integer not null,
  -- When a server or provider took it.
  accepted_at timestamptz,
  -- When it was given up.
  failed_at timestamptz,
  -- Why the last attempt failed.
  failure text check (failure in ('address_refused', 'refused', 'unreachable', 'held_back')),
  unique (job_id, addressee)
);

create index ride_deliveries_by_reservation on ride_deliveries (reservation_id, queued_at desc);
create index ride_deliveries_by_time on ride_deliveries (queued_at);

create trigger ride_deliveries_tell after insert or update on ride_deliveries
  for each row execute function tell_event('deliveries', 'reservation_id');
