-- A job acts too.
alter table acts drop constraint acts_source_check;
alter table acts add constraint acts_source_check check (source in ('screen', 'api', 'provider', 'job')) not valid;
alter table acts validate constraint acts_source_check;

-- The stored pictures that no article shows, and since when: after a while their files are removed.
create table unused_article_pictures (
  path text primary key,
  since timestamptz not null
);
