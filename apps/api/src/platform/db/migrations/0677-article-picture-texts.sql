-- What the main picture of an article shows; a picture without such a text is a decoration, as all were.
alter table blog_articles add column featured_image_alt text not null default '';
alter table blog_article_translations add column featured_image_alt text not null default '';
