-- The flight or the train with which a traveller arrives before the way back.
alter table reservations
  add column return_flight_number text,
  add column return_flight_date date,
  add column return_train_number text;

-- The flights that ways back follow. A table of its own: the version before knows one flight for each ride.
create table return_flights (
  like ride_flights including all,
  foreign key (reservation_id) references reservations (id) on delete cascade
);

-- Which pickup a landing moved.
alter table flight_moves
  add column leg text not null default 'outbound' check (leg in ('outbound', 'return'));
