create table newsletter_subscriptions (
  id integer generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  customer_id integer references users (id) on delete cascade,
  language text not null,
  confirmation_mailed_at timestamptz,
  confirmed_at timestamptz,
  created_at timestamptz not null
);

create index newsletter_subscriptions_by_customer on newsletter_subscriptions (customer_id);
create index newsletter_subscriptions_unconfirmed on newsletter_subscriptions (created_at) where confirmed_at is null;

-- The tokens themselves stand only in the mails.
create table newsletter_tokens (
  token_hash text primary key,
  subscription_id integer not null references newsletter_subscriptions (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  expires_at timestamptz,
  created_at timestamptz not null
);

create index newsletter_tokens_by_subscription on newsletter_tokens (subscription_id);
