-- Which keys all processes of a site share; a fingerprint does not reveal its key.
create table site_keys (
  name text primary key,
  fingerprint text not null
);
