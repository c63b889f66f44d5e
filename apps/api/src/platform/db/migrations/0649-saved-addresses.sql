-- The addresses that customers keep for their next rides. They go with the account.
create table saved_addresses (
  id integer generated always as identity primary key,
  customer_id integer not null references users (id) on delete cascade,
  kind text not null check (kind in ('home', 'work', 'place')),
  name text not null check ((name = '') = (kind <> 'place')),
  address text not null,
  created_at timestamptz not null
);

create unique index saved_addresses_own_kind on saved_addresses (customer_id, kind) where kind <> 'place';
create unique index saved_addresses_places on saved_addresses (customer_id, name, address);
