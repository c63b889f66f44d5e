-- Whose site a database is: one that is in use says it by what it has.
insert into site_keys (name, fingerprint)
select 'demonstration', case when exists (select 1 from reviews where is_demonstration) then 'on' else 'off' end
where exists (select 1 from site_keys)
on conflict (name) do nothing;
