-- The screens that show articles hear of each change.
create trigger blog_articles_tell after insert or update or delete on blog_articles
  for each row execute function tell_event('articles', 'id');
