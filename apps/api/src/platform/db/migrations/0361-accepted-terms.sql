-- The version of the terms that a booking was made under, as `2026-05-01.48-24-2-50`; unknown for earlier ones.
alter table reservations add column terms_version text;
