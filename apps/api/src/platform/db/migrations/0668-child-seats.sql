-- The seat that was chosen for each child; null where the age decides.
alter table reservations add column child_seats jsonb;
