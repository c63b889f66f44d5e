-- What a ride needs besides its route and seats; unknown for rides of earlier releases.
alter table reservations
  add column bags_count integer check (bags_count >= 0),
  add column flight_number text,
  add column sign_name text,
  add column child_ages jsonb not null default '[]';
