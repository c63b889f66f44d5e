-- What the operator says of the house, as it is on the wire: 'about', 'timeline', 'faq', 'hours'.
create table site_contents (
  part text primary key check (part in ('about', 'timeline', 'faq', 'hours')),
  content jsonb not null
);
