-- Payments that were made, the longest unheard of first: their refunds are asked about day by day.
create index transactions_taken on transactions (updated_at)
  where type = 'payment' and status in ('completed', 'refunded');
