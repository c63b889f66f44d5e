-- What gateways counted for each release, in rows that are only added and are deleted after 30 days.
create table release_counts (
  batch uuid not null,
  release text not null,
  arm text not null,
  counted_at timestamptz not null,
  visits integer not null,
  failed_visits integer not null,
  tallies jsonb not null,
  primary key (batch, release, arm)
);

create index release_counts_counted_at on release_counts (counted_at);
