-- Where the visit came from in which a ride was booked, if its visitor allowed that this is kept.
alter table reservations add column campaign text;
