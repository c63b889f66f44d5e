-- Questions and years as things of their own, which operators edit one by one. The lists in site_contents stay for the version that
-- runs meanwhile; from here on its rows 'faq' and 'timeline' only say that the demonstration's words were added.
create table site_entries (
  id integer generated always as identity primary key,
  part text not null check (part in ('faq', 'timeline')),
  position integer not null,
  content jsonb not null,
  is_shown boolean not null default true,
  version timestamptz not null default now()
);

insert into site_entries (part, position, content)
select part, place, entry
from site_contents,
  jsonb_array_elements(coalesce(content -> 'questions', content -> 'entries')) with ordinality as listed (entry, place)
where part in ('faq', 'timeline')
order by part, place;

alter table site_contents add column id integer generated always as identity;
alter table site_contents add column version timestamptz not null default now();

-- An entry without a version was never edited: it follows the settings of the company.
alter table contact_entries add column id integer generated always as identity;
alter table contact_entries add column version timestamptz;
update contact_entries set version = now()
where exists (select from acts where act = 'contact.save' and subject_id in (
  type, case type when 'telephone' then 'phone' when 'adresse' then 'address' when 'WhatsApp' then 'whatsapp' end
));

-- The screens that show words hear of each change.
create trigger site_entries_tell after insert or update or delete on site_entries
  for each row execute function tell_event('words', 'id');
create trigger site_contents_tell after insert or update or delete on site_contents
  for each row execute function tell_event('words', 'id');
create trigger contact_entries_tell after insert or update or delete on contact_entries
  for each row execute function tell_event('words', 'id');
