-- Two more roles: dispatchers, and chauffeurs, who are reserved.
alter table users drop constraint users_role_check;
alter table users add constraint users_role_check
  check (role in ('customer', 'chauffeur', 'dispatcher', 'operator')) not valid;
alter table users validate constraint users_role_check;

-- Whether somebody of the company gave the role; otherwise the settings did, and may take it at a start.
alter table users add column is_invited boolean not null default false;

-- Who is asked to work for the company: a link by mail, once, until it expires.
create table invitations (
  id integer generated always as identity primary key,
  email text not null unique,
  name text not null,
  role text not null check (role in ('chauffeur', 'dispatcher', 'operator')),
  language text not null,
  token_hash text not null unique,
  invited_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
