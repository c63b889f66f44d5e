-- Who rides, if somebody else books: name, telephone, address and language; null if the customer rides.
alter table reservations add column traveller jsonb;
