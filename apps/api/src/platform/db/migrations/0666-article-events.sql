-- Articles that change reach the screens that are open. Numbers of readers or searches are no columns of theirs.
create trigger blog_articles_tell after insert or update or delete on blog_articles
  for each row execute function tell_event('articles', 'id');
