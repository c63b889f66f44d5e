-- A number is given under the lock of its row, never with a time before this one.
alter table document_counters add column last_issued_at timestamptz;

update document_counters c set last_issued_at = (
  select max(d.issued_at) from ride_documents d
  where d.kind = c.kind and split_part(d.number, '-', 2) = c.year::text
);
