-- What has a vehicle at a time: each open ride, and each absence. One constraint decides between all of them, also while the
-- version before writes rides.
create table occupations (
  id integer generated always as identity primary key,
  vehicle_id integer not null references vehicles (id),
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)),
  reservation_id integer unique references reservations (id) on delete cascade,
  -- Of an absence.
  reason text,
  check ((reservation_id is null) = (reason is not null)),
  constraint occupations_no_overlap exclude using gist (vehicle_id with =, during with &&)
);

create function occupy_vehicle() returns trigger language plpgsql as $$
begin
  if new.status in ('pending', 'confirmed', 'in_progress') then
    insert into occupations (vehicle_id, during, reservation_id)
      values (new.vehicle_id, new.during, new.id)
      on conflict (reservation_id) do update set vehicle_id = excluded.vehicle_id, during = excluded.during;
  else
    delete from occupations where reservation_id = new.id;
  end if;
  return null;
end;
$$;

create trigger reservations_occupy_vehicles after insert or update of status, vehicle_id, during on reservations
  for each row execute function occupy_vehicle();

insert into occupations (vehicle_id, during, reservation_id)
  select vehicle_id, during, id from reservations where status in ('pending', 'confirmed', 'in_progress')
  on conflict (reservation_id) do nothing;
