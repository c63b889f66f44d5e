-- A refund that a customer asks for waits for an operator's decision; others need none.
alter table transactions
  add column decision text check (decision in ('awaited', 'approved', 'declined', 'superseded')),
  add column decision_reason text,
  add column decided_at timestamptz,
  add column decided_by integer references users (id) on delete set null,
  add constraint transactions_decided check (decision is null or type <> 'payment');

create index transactions_by_decision on transactions (decision, id) where decision is not null;
