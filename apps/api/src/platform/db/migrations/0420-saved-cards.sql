-- Under which name a provider keeps a customer's cards. Without an account left the provider is asked to forget them, then the row goes.
create table provider_customers (
  provider text not null,
  reference text not null,
  customer_id integer references users (id) on delete set null,
  created_at timestamptz not null,
  primary key (provider, reference),
  unique (provider, customer_id)
);

-- What a payment was opened with stays with it: a repeated call must be the same call.
alter table transactions
  add column provider_customer text,
  add column saves_card boolean not null default false;

create table sandbox_customers (
  id text primary key,
  default_card text,
  created_at timestamptz not null
);

create table sandbox_cards (
  id text primary key,
  customer_id text not null references sandbox_customers (id) on delete cascade,
  -- What the card does when it pays.
  method text not null,
  created_at timestamptz not null
);

alter table sandbox_intents
  add column customer_id text,
  add column saves_card boolean not null default false,
  add column payment_method_id text;
