create table contact_entries (
  type text primary key,
  content text not null,
  logo text,
  is_active boolean not null default true
);
