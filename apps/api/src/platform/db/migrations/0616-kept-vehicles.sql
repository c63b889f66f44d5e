-- When a vehicle was last edited, and when its papers expire.
alter table vehicles add column updated_at timestamptz;
alter table vehicles add column insurance_until date;
alter table vehicles add column inspection_until date;
alter table vehicles add column licence_until date;
