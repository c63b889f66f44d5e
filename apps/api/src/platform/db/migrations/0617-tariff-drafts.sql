-- Other rates of a tariff, until they go live.
create table tariff_drafts (
  tariff_id integer primary key references tariffs (id) on delete cascade,
  base_cents integer not null check (base_cents >= 0),
  per_km_cents integer not null check (per_km_cents >= 0),
  per_hour_cents integer not null check (per_hour_cents >= 0),
  per_stop_cents integer not null check (per_stop_cents >= 0),
  minimum_cents integer not null check (minimum_cents >= 0),
  maximum_cents integer check (maximum_cents >= minimum_cents),
  updated_at timestamptz not null,
  -- When they go live; null while nobody has decided.
  starts_at timestamptz
);
