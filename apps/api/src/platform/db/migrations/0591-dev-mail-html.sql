-- Null for text and push messages, and for mails of earlier releases.
alter table dev_mails add column html text;
