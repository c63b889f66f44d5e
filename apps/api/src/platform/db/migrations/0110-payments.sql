-- One row a movement of money: a payment, or a refund pointing at the payment it gives back.
create table transactions (
  id integer generated always as identity primary key,
  transaction_id text not null unique,
  reservation_id integer not null references reservations (id),
  customer_id integer not null references users (id),
  type text not null check (type in ('payment', 'refund', 'partial_refund')),
  payment_id integer references transactions (id),
  provider text not null,
  method text not null check (method in ('card', 'wallet')),
  status text not null check (status in ('pending', 'processing', 'completed', 'failed', 'cancelled', 'refunded')),
  amount_cents integer not null check (amount_cents > 0),
  fee_cents integer not null default 0 check (fee_cents >= 0),
  currency text not null default 'EUR',
  idempotency_key text not null unique,
  provider_reference text,
  payment_method_id text,
  return_path text,
  language text not null,
  action_url text,
  failure_code text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  processed_at timestamptz,
  failed_at timestamptz,
  check ((type = 'payment') = (payment_id is null)),
  unique (provider, provider_reference)
);

create index transactions_by_customer on transactions (customer_id, created_at desc, id desc);
create index transactions_by_reservation on transactions (reservation_id, id);
create index transactions_by_payment on transactions (payment_id) where payment_id is not null;
create index transactions_unsettled on transactions (updated_at) where status in ('pending', 'processing');

create table webhook_events (
  id integer generated always as identity primary key,
  provider text not null,
  event_id text not null,
  kind text not null,
  subject text not null check (subject in ('payment', 'refund')),
  reference text not null,
  provider_reference text not null,
  payload jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  unique (provider, event_id)
);
