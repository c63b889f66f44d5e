-- What operators did: kept for ever as it was written.
create table acts (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id integer not null,
  actor_name text not null,
  source text not null check (source in ('screen', 'api')),
  act text not null,
  subject text not null,
  subject_id text not null,
  before jsonb,
  after jsonb
);

create index acts_by_subject on acts (subject, subject_id, id desc);
create index acts_by_actor on acts (actor_id, id desc);

create function refuse_change_of_acts() returns trigger language plpgsql as $$
begin
  raise exception 'acts are never changed';
end;
$$;

create trigger acts_are_kept before update or delete on acts
  for each row execute function refuse_change_of_acts();
create trigger acts_are_not_emptied before truncate on acts
  for each statement execute function refuse_change_of_acts();
