create index concurrently if not exists transactions_by_creation on transactions (created_at);
