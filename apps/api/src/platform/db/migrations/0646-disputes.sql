-- Payments that their customers dispute at their bank or at PayPal; a lost one is booked as a refund.
create table disputes (
  id integer generated always as identity primary key,
  provider text not null,
  reference text not null,
  transaction_id integer not null references transactions (id) on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null,
  status text not null check (status in ('open', 'won', 'lost')),
  -- Until when the provider takes an answer; null if it says none.
  answer_by timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz,
  unique (provider, reference)
);

create index disputes_open on disputes (answer_by) where status = 'open';
create index disputes_by_transaction on disputes (transaction_id);

-- The dispute that an event is about.
alter table webhook_events add column dispute text;
