-- Requests that carry a key of their own, of every call that takes one: what they asked for and what came of it.
create table keyed_requests (
  user_id integer not null references users (id) on delete cascade,
  key text not null,
  call text not null,
  fingerprint text not null,
  outcome jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);

create index keyed_requests_by_age on keyed_requests (created_at);

insert into keyed_requests (user_id, key, call, fingerprint, outcome, created_at)
select customer_id, idempotency_key, 'reservations.create', fingerprint,
  jsonb_build_object('reservationId', reservation_id, 'paymentFingerprint', payment_fingerprint, 'answer', answer),
  created_at
from reservation_requests
where reservation_id is not null;

drop table reservation_requests;
