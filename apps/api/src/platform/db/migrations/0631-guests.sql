-- The address of a customer who books without an account; `email` then holds a name of our own, which nobody signs in with.
alter table users add column guest_email text;

-- The one link that signs a guest in now; asking again replaces it.
create table guest_links (
  user_id integer primary key references users (id) on delete cascade,
  token_hash text not null unique,
  expires_at timestamptz not null
);

create index guest_links_by_expiry on guest_links (expires_at);
