-- What a movement of money left after the provider's fee; null until the provider has said it.
alter table transactions add column net_cents integer;
-- Why money was given back, in the words of whoever asked for it.
alter table transactions add column reason text;

create index transactions_without_net on transactions (updated_at)
  where net_cents is null and status in ('completed', 'refunded');
create index transactions_given_up on transactions (updated_at)
  where status = 'cancelled' and type = 'payment' and provider_reference is not null;
