-- What visitors report about the site, without personal data; kept for 30 days.
create table problem_reports (
  id text primary key,
  -- The report in wire form.
  report jsonb not null,
  created_at timestamptz not null
);

create index problem_reports_by_time on problem_reports (created_at);
