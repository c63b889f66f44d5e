alter table contact_messages add column answer text;
alter table contact_messages add column answered_at timestamptz;
