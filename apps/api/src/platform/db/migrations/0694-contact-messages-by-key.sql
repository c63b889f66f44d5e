-- No message is kept twice.
create unique index concurrently if not exists contact_messages_by_request_key on contact_messages (request_key);
