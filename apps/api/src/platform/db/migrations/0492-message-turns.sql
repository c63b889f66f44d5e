-- How many messages of a kind a mailbox or telephone got in its current hour and day; the key is a hash of both.
create table message_turns (
  key text primary key,
  hour_began timestamptz not null,
  hour_count integer not null,
  day_began timestamptz not null,
  day_count integer not null
);

create index message_turns_day on message_turns (day_began);
