-- Mails to all subscribers of the newsletter, as operators write them. A language in which nothing is written is empty.
create table mailings (
  id integer generated always as identity primary key,
  subject_fr text not null,
  message_fr text not null,
  subject_en text not null,
  message_en text not null,
  subject_es text not null,
  message_es text not null,
  subject_de text not null,
  message_de text not null,
  updated_at timestamptz not null,
  -- When an operator sent it; null for a draft.
  sent_at timestamptz,
  -- When the mail of the last subscriber was queued.
  queued_at timestamptz,
  -- Remains once subscribers have left.
  recipient_count integer not null default 0
);

-- Which subscribers a mailing left for, so that nobody gets it twice. It goes with the subscription.
create table mailing_recipients (
  mailing_id integer not null references mailings (id) on delete cascade,
  subscription_id integer not null references newsletter_subscriptions (id) on delete cascade,
  primary key (mailing_id, subscription_id)
);

create index mailing_recipients_by_subscription on mailing_recipients (subscription_id);
