-- Operators look for what was done in some days.
create index concurrently if not exists acts_by_time on acts (at);
