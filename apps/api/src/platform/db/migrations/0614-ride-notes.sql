-- What operators keep beside a ride: a note that only they read, and who drives, which its customer reads.
create table ride_notes (
  reservation_id integer primary key references reservations (id) on delete cascade,
  note text not null,
  chauffeur_name text not null,
  chauffeur_phone text not null,
  chauffeur_plate text not null,
  updated_at timestamptz not null
);
