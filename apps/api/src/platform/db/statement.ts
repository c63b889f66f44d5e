import { type Compilable, type Expression, Kysely, sql } from 'kysely';
import type { Connection } from './database.ts';
import { pooledDialect } from './pooled-dialect.ts';
import type { Tables } from './tables.ts';

const writer = new Kysely<Tables>({
  dialect: pooledDialect(() => Promise.reject(new Error('This handle only writes statements'))),
});

/** A statement that is the same in every call, including its values; it is compiled once. */
export function statement<Row>(
  write: (db: Connection) => Compilable<Row>,
): (db: Connection) => Promise<Row[]> {
  const run = statementWith<object, Row>(write);
  return (db) => run(db, {});
}

/** The place of a value, by its name. */
type Place<Values> = <Name extends keyof Values>(name: Name) => Expression<Values[Name]>;

/** A statement whose values alone differ from call to call; it is compiled once, with a place for each value. */
export function statementWith<Values, Row>(
  write: (db: Connection, place: Place<Values>) => Compilable<Row>,
): (db: Connection, values: Values) => Promise<Row[]> {
  const places = new Map<unknown, keyof Values>();
  const { parameters, ...written } = write(writer, (name) => {
    const place = {};
    places.set(place, name);
    return sql`${place}`;
  }).compile();
  return async (db, values) => {
    const filled = parameters.map((parameter) => {
      const name = places.get(parameter);
      return name === undefined ? parameter : values[name];
    });
    return (await db.executeQuery<Row>({ ...written, parameters: filled })).rows;
  };
}
