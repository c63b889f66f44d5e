-- What the holder of an account is told of its open sessions: by which browser and from which network, shortened
-- as security events are, each was last used. It goes with the session.
alter table sessions add column id integer generated always as identity unique;
alter table sessions add column user_agent text;
alter table sessions add column network text;
