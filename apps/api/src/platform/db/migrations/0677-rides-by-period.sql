-- The drawn day asks for the rides of a period, the driven ones too, which the index of the constraint does not hold.
create index concurrently if not exists reservations_by_period on reservations using gist (during)
  where status <> 'cancelled';
