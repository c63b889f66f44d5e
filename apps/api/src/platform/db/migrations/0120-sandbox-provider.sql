-- The sandbox payment provider's own books. Nothing but the sandbox reads or writes them.
create table sandbox_intents (
  id text primary key,
  kind text not null check (kind in ('card', 'wallet')),
  status text not null check (status in
    ('requires_payment_method', 'requires_action', 'requires_capture', 'succeeded', 'failed', 'cancelled')),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  captures integer not null default 0 check (captures <= 1),
  reference text not null,
  description text not null,
  language text not null,
  return_path text not null,
  failure_code text,
  idempotency_key text not null unique,
  request_hash text not null,
  created_at timestamptz not null
);

create table sandbox_refunds (
  id text primary key,
  intent_id text not null references sandbox_intents (id),
  amount_cents integer not null check (amount_cents > 0),
  reference text not null,
  idempotency_key text not null unique,
  created_at timestamptz not null
);
