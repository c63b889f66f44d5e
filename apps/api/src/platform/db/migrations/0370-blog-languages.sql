-- What an article says in another language than French, which every article has.
create table blog_article_translations (
  article_id integer not null references blog_articles (id) on delete cascade,
  language text not null check (language in ('en', 'es', 'de')),
  title text not null,
  excerpt text not null,
  content text not null,
  author_name text not null,
  reading_time smallint not null,
  sort_title text collate "C" not null,
  search tsvector not null,
  primary key (article_id, language)
);
create index blog_article_translations_by_words on blog_article_translations using gin (search);

create table blog_category_names (
  category_id integer not null references blog_categories (id) on delete cascade,
  language text not null check (language in ('en', 'es', 'de')),
  name text not null,
  primary key (category_id, language)
);
insert into blog_category_names (category_id, language, name)
  select blog_categories.id, given.language, given.name
  from (values
    ('news', 'en', 'News'), ('news', 'es', 'Actualidad'), ('news', 'de', 'Aktuelles'),
    ('services', 'en', 'services'), ('services', 'es', 'servicios'), ('services', 'de', 'Leistungen'),
    ('tips', 'en', 'Advice'), ('tips', 'es', 'Consejos'), ('tips', 'de', 'Ratgeber'),
    ('events', 'en', 'Events'), ('events', 'es', 'Eventos'), ('events', 'de', 'Veranstaltungen'),
    ('luxury', 'en', 'Luxury'), ('luxury', 'es', 'Lujo'), ('luxury', 'de', 'Luxus')
  ) as given (slug, language, name)
  join blog_categories on blog_categories.slug = given.slug;

create table blog_tag_names (
  tag_id integer not null references blog_tags (id) on delete cascade,
  language text not null check (language in ('en', 'es', 'de')),
  name text not null,
  primary key (tag_id, language)
);
