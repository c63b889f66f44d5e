-- The open screens follow the flight of the way back as they follow that of the way there (0662).
create trigger return_flights_tell after update on return_flights
  for each row when ((old.number, old.date, old.state, old.airport, old.expected_at, old.attention)
    is distinct from (new.number, new.date, new.state, new.airport, new.expected_at, new.attention))
  execute function tell_event('reservations', 'reservation_id');
