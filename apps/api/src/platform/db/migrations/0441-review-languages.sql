-- The language that a review was written in, which is the one its author booked in where it was not kept; demonstration
-- reviews are said in others too, by language: {"en": {"title": …, "comment": …}}.
alter table reviews add column language text not null default 'fr' check (language in ('fr', 'en', 'es', 'de'));
alter table reviews add column translations jsonb not null default '{}';
update reviews set language = reservations.language from reservations where reservations.id = reviews.reservation_id;
