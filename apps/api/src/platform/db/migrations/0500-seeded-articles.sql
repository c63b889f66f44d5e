alter table blog_house_articles rename to blog_seeded_articles;
alter index blog_house_articles_by_article rename to blog_seeded_articles_by_article;

-- Processes of the previous release still write under the old name while this one starts.
create view blog_house_articles as select * from blog_seeded_articles;
