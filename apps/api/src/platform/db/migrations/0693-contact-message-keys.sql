-- A message whose answer was lost is sent again with the key it had: it is kept and mailed once.
alter table contact_messages add column request_key text;
