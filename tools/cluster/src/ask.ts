import pg from 'pg';

/** Asks a database once, on a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  text: string,
  ...values: string[]
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
