-- The last number given in a year; it moves in the transaction that adds the document, so no number is skipped.
create table document_counters (
  kind text not null,
  year integer not null,
  last integer not null,
  primary key (kind, year)
);

-- Receipts and credit notes outlive the account and the ride: French law keeps them ten years (Code de commerce, L123-22).
create table ride_documents (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('receipt', 'credit_note')),
  number text not null unique,
  reservation_id bigint references reservations (id) on delete set null,
  transaction_id bigint unique references transactions (id) on delete set null,
  content jsonb not null,
  issued_at timestamptz not null
);

create index ride_documents_reservation on ride_documents (reservation_id);
create index ride_documents_issued on ride_documents (issued_at);
