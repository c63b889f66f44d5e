-- What is said of a vehicle in other languages than French, by language, and what its maker calls it in the four, to be searched.
alter table vehicles add column translations jsonb not null default '{}';
alter table vehicles add column other_names text not null default '';
