create index concurrently if not exists users_by_guest_email on users (guest_email);
