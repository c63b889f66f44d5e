import type { Source } from './source.ts';

/** Repositories, table types, database setup and seeds, and the jobs' own SQL. */
const sqlHere = /\.(repository|tables)\.ts$|\/seed\.ts$|\/platform\/(db|jobs)\/|\/migrations\//;
const sqlPattern =
  /\bsql(<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|executeQuery)\(|['"`]\s*(select\s.+\sfrom|insert\s+into|update\s+\w+\s+set|delete\s+from)\s/i;

/** Lines of the API with SQL outside a repository. */
export function strayedSql({ project, file, text, isTest }: Source): number[] {
  if (project.tags['scope'] !== 'api' || isTest || sqlHere.test(file)) return [];
  return text.split('\n').flatMap((line, index) => (sqlPattern.test(line) ? [index + 1] : []));
}
