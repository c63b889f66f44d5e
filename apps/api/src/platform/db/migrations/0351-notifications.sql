-- Reminders that were queued: a ride that moves to another time is reminded of anew.
create table ride_reminders (
  reservation_id integer not null references reservations (id) on delete cascade,
  kind text not null check (kind in ('day', 'hours')),
  pickup_at timestamptz not null,
  queued_at timestamptz not null,
  primary key (reservation_id, kind, pickup_at)
);

create index reservations_confirmed on reservations (pickup_at) where status = 'confirmed';

-- Browsers in which a customer turned notices on.
create table push_subscriptions (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);

create index push_subscriptions_by_user on push_subscriptions (user_id, id);
