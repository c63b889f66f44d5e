-- Mails begin with these names: what became a link, or could not be seen, goes (`plainName` of the contracts).
create function pg_temp.plain_name(name text) returns text language sql as $$
  select coalesce(nullif(trim(regexp_replace(regexp_replace(regexp_replace(name,
    '[[:cntrl:]\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]', '', 'g'),
    '@|//+', ' ', 'g'),
    '\.(?=[^\s.])', '. ', 'g')), ''), 'Client')
$$;

update users set name = pg_temp.plain_name(name)
where name ~ '[[:cntrl:]\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]|@|//|\w\.(\d|\w\w)';

update reservations set client_name = pg_temp.plain_name(client_name)
where client_name ~ '[[:cntrl:]\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]|@|//|\w\.(\d|\w\w)';
