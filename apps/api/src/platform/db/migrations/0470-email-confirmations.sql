-- The one link that confirms the address of an account now; asking again replaces it.
create table email_confirmations (
  user_id integer primary key references users (id) on delete cascade,
  token_hash text not null unique,
  expires_at timestamptz not null
);

create index email_confirmations_by_expiry on email_confirmations (expires_at);
