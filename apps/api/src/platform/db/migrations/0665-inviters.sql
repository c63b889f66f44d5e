-- Who invited: their open invitations go with their role.
alter table invitations add column inviter_id integer;
