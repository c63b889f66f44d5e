-- What happened to accounts, money and access, counted by the minute. No names, no e-mail addresses, networks instead
-- of addresses. `user_id` has no foreign key: an event outlives its account, whose number then says nothing of a person.
create table security_events (
  minute timestamptz not null,
  kind text not null,
  call text not null,
  subject text not null,
  outcome text not null,
  user_id integer,
  network text not null,
  times integer not null
);

create unique index security_events_once
  on security_events (minute, kind, call, subject, outcome, user_id, network) nulls not distinct;
create index security_events_by_user on security_events (user_id, minute);
