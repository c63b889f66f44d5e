create extension if not exists pg_trgm;

alter table reservations drop constraint reservations_cancellation_cause_check;
alter table reservations add constraint reservations_cancellation_cause_check
  check (cancellation_cause in ('customer', 'operator', 'no_show', 'expired', 'superseded', 'unavailable'));

-- An operator's lists, which are not narrowed by a customer. With the zone a local day is judged from the index alone.
create index reservations_by_pickup on reservations (pickup_at desc, id desc) include (time_zone);
create index reservations_by_status on reservations (status, pickup_at desc, id desc) include (time_zone);
create index reservations_by_vehicle on reservations (vehicle_id, pickup_at desc, id desc);
create index reservations_by_text on reservations using gin (
  lower(reference || ' ' || pickup_address || ' ' || destination_address || ' ' || client_name || ' ' ||
    client_email || ' ' || coalesce(special_requests, '')) gin_trgm_ops);

create index transactions_by_time on transactions (created_at desc, id desc);
create index transactions_by_status on transactions (status, created_at desc, id desc);
create index transactions_by_text on transactions using gin (
  lower(transaction_id || ' ' || coalesce(provider_reference, '')) gin_trgm_ops);
