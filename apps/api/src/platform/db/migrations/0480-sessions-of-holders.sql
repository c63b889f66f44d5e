-- Until when the session of a holder who gave the password may do one thing that asks for it.
alter table sessions add column holder_until timestamptz;
