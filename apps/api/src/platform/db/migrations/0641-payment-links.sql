-- Rides that an operator booked for a customer, who pays by a link until it expires.
create table payment_links (
  reservation_id integer primary key references reservations (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
