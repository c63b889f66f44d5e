-- The screen of the company's people hears of each change: who has which role, who is invited, who is signed in, who has a second factor.
create trigger invitations_tell after insert or update or delete on invitations
  for each row execute function tell_event('people', 'id');
create trigger users_tell_people after update of name, email, role, is_active on users
  for each row when ((old.role <> 'customer' or new.role <> 'customer')
    and (old.name, old.email, old.role, old.is_active) is distinct from (new.name, new.email, new.role, new.is_active))
  execute function tell_event('people', 'id');

-- Sessions and passkeys belong to customers too, of whom this screen knows nothing.
create function tell_person_event() returns trigger language plpgsql as $$
declare
  about_id integer := (case tg_op when 'DELETE' then old.user_id else new.user_id end);
begin
  if exists (select from users where id = about_id and role <> 'customer') then
    insert into events (type, subject, subject_id) values (lower(tg_op), 'people', about_id);
    perform pg_notify('events', '');
  end if;
  return null;
end;
$$;

create trigger sessions_tell_people after insert or delete on sessions
  for each row execute function tell_person_event();
create trigger passkeys_tell_people after insert or delete on passkeys
  for each row execute function tell_person_event();
create trigger authenticators_tell_people after insert or delete on authenticators
  for each row execute function tell_person_event();
