-- What visitors wrote through the contact form.
create table contact_messages (
  id integer generated always as identity primary key,
  customer_id integer references users (id) on delete cascade,
  name text not null,
  email text not null,
  phone text,
  subject text not null check (subject in ('reservation', 'inquiry', 'support', 'feedback', 'other')),
  message text not null,
  language text not null,
  created_at timestamptz not null
);

create index contact_messages_by_customer on contact_messages (customer_id, id);
create index contact_messages_by_age on contact_messages (created_at);
