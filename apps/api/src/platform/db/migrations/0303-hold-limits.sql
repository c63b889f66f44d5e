-- From where a hold was asked for, as a hash and only while it lasts: one address holds no more than its share.
alter table reservations add column held_from text;

create index reservations_holds_by_customer on reservations (customer_id) where status = 'pending';
create index reservations_holds_by_address on reservations (held_from) where status = 'pending';
