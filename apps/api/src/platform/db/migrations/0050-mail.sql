-- Mails of an installation without a mail server, read on the development mailbox page.
create table dev_mails (
  id integer generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  sent_at timestamptz not null
);
