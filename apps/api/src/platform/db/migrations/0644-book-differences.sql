-- What a provider's books and ours say differently of one payment or refund; closed once they agree, or by an operator.
create table book_differences (
  id integer generated always as identity primary key,
  provider text not null,
  movement text not null check (movement in ('payment', 'refund')),
  -- The provider's number, or ours for what the provider does not know.
  reference text not null,
  kind text not null check (kind in ('missing_here', 'missing_there', 'other_amount')),
  transaction_id integer references transactions (id) on delete cascade,
  our_cents integer,
  their_cents integer,
  happened_at timestamptz not null,
  found_at timestamptz not null,
  closed_at timestamptz,
  unique (provider, movement, reference)
);

create index book_differences_open on book_differences (happened_at) where closed_at is null;
create index book_differences_by_transaction on book_differences (transaction_id);
