-- Cards that the sandbox is to keep without a payment.
create table sandbox_setups (
  id text primary key,
  customer_id text not null references sandbox_customers (id) on delete cascade,
  -- What the card does when it pays.
  method text not null,
  status text not null check (status in ('requires_action', 'succeeded', 'failed')),
  failure_code text,
  language text not null,
  idempotency_key text not null unique,
  created_at timestamptz not null
);
