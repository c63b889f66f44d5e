-- The one link that is good for an account now; asking again replaces it.
create table password_resets (
  user_id integer primary key references users (id) on delete cascade,
  token_hash text not null,
  expires_at timestamptz not null
);
