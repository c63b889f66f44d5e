-- What operators say instead of the environment; a value of null is the default again, and still tells who said so.
create table company_settings (
  id integer generated always as identity primary key,
  name text not null unique,
  value text,
  changed_by text not null,
  version timestamptz not null
);

create trigger company_settings_tell after insert or update or delete on company_settings
  for each row execute function tell_event('settings', 'id');
