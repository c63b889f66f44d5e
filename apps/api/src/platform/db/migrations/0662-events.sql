-- What changed, for the screens that are open: each says what it is about and never what it says. Whoever reads them in the order in
-- which transactions committed asks by the transaction, because numbers are given out before.
create table events (
  id bigint generated always as identity primary key,
  tx xid8 not null default pg_current_xact_id(),
  type text not null check (type in ('insert', 'update', 'delete')),
  subject text not null,
  subject_id integer not null,
  at timestamptz not null default now()
);

create index events_by_tx on events (tx);

-- A trigger names the subject and the column of its number. The notice is sent as the transaction commits, once for all its events.
create function tell_event() returns trigger language plpgsql as $$
declare
  about jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  about_id integer := (about ->> tg_argv[1])::integer;
begin
  if about_id is not null then
    insert into events (type, subject, subject_id) values (lower(tg_op), tg_argv[0], about_id);
    perform pg_notify('events', '');
  end if;
  return null;
end;
$$;

create trigger reservations_tell after insert or delete on reservations
  for each row execute function tell_event('reservations', 'id');
create trigger reservations_tell_change after update on reservations
  for each row when (old.* is distinct from new.*) execute function tell_event('reservations', 'id');
create trigger ride_notes_tell after insert or update or delete on ride_notes
  for each row execute function tell_event('reservations', 'reservation_id');
create trigger change_requests_tell after insert or update or delete on change_requests
  for each row execute function tell_event('reservations', 'reservation_id');
create trigger payment_links_tell after insert or update or delete on payment_links
  for each row execute function tell_event('reservations', 'reservation_id');
-- A flight is looked at far more often than it moves.
create trigger ride_flights_tell after update on ride_flights
  for each row when ((old.number, old.date, old.state, old.airport, old.expected_at, old.attention)
    is distinct from (new.number, new.date, new.state, new.airport, new.expected_at, new.attention))
  execute function tell_event('reservations', 'reservation_id');

create trigger transactions_tell after insert or delete on transactions
  for each row execute function tell_event('payments', 'id');
create trigger transactions_tell_change after update on transactions
  for each row when (old.* is distinct from new.*) execute function tell_event('payments', 'id');
create trigger transactions_tell_ride after insert or update of status, decision on transactions
  for each row execute function tell_event('reservations', 'reservation_id');
create trigger disputes_tell after insert or update or delete on disputes
  for each row execute function tell_event('payments', 'transaction_id');
create trigger book_differences_tell after insert or update or delete on book_differences
  for each row execute function tell_event('differences', 'id');

create trigger contact_messages_tell after insert or update or delete on contact_messages
  for each row execute function tell_event('messages', 'id');
create trigger reviews_tell after insert or update or delete on reviews
  for each row execute function tell_event('reviews', 'id');
create trigger customer_letters_tell after insert or delete on customer_letters
  for each row execute function tell_event('customers', 'customer_id');

create trigger vehicles_tell after insert or delete on vehicles
  for each row execute function tell_event('vehicles', 'id');
create trigger vehicles_tell_change after update on vehicles
  for each row when (old.* is distinct from new.*) execute function tell_event('vehicles', 'id');
create trigger absences_tell after insert or update on occupations
  for each row when (new.reservation_id is null) execute function tell_event('absences', 'vehicle_id');
create trigger absences_tell_end after delete on occupations
  for each row when (old.reservation_id is null) execute function tell_event('absences', 'vehicle_id');
create trigger tariffs_tell after insert or update or delete on tariffs
  for each row execute function tell_event('prices', 'id');
create trigger tariff_drafts_tell after insert or update or delete on tariff_drafts
  for each row execute function tell_event('prices', 'tariff_id');
create trigger mailings_tell after insert or update or delete on mailings
  for each row execute function tell_event('mailings', 'id');
