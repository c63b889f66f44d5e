create index concurrently if not exists sessions_by_browser on sessions (browser_hash)
  where browser_hash is not null;
