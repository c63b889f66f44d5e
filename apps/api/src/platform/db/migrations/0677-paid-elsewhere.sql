-- A ride that was paid in another program before it came here: no payment of this site, and no turnover.
alter table reservations add column paid_elsewhere boolean not null default false;
