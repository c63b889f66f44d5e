-- What operators wrote to customers: it goes with their account.
create table customer_letters (
  id integer generated always as identity primary key,
  customer_id integer not null references users (id) on delete cascade,
  writer_name text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null
);

create index customer_letters_by_customer on customer_letters (customer_id, id desc);
