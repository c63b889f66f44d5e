import pg from 'pg';

/** A company of some years. */
export const company = { rides: 5000, customers: 2000, vehicles: 500 } as const;

/**
 * Copies the first row of a table, with other values in some columns.
 * @param changes JSON of the columns that differ, in SQL; `n` counts from 1 and `one` is the copied row
 */
async function copyRows(
  client: pg.Client,
  table: string,
  {
    count,
    changes,
    from = table,
  }: { readonly count: number; readonly changes: string; readonly from?: string },
): Promise<void> {
  await client.query(
    `insert into ${table} overriding system value
    select (jsonb_populate_record(null::${table}, to_jsonb(one) || ${changes})).*
    from (select * from ${from} limit 1) one, generate_series(1, ${count}) n`,
  );
  await client.query(
    `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
  );
}

const id = (table: string) => `'id', n + (select max(id) from ${table})`;
const build = (...columns: readonly string[]) => `jsonb_build_object(${columns.join(', ')})`;

/** Days from a year ago to two months ahead, fourteen rides each. */
const pickup = `date_trunc('day', now()) - interval '300 days' + (n / 14) * interval '1 day' + (n % 14) * interval '1 hour'`;
const vehicle = `(select min(id) from vehicles) + n % ${company.vehicles}`;
const customer = `(select min(id) from users where role = 'customer') + n % ${company.customers}`;
const status = `case when n % 20 = 0 then 'cancelled' when ${pickup} < now() - interval '1 day' then 'completed'
  when n % 7 = 0 then 'pending' else 'confirmed' end`;

/** Fills the database of an API that has one paid ride, one message and one subscriber. */
export async function seedCompany(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const copy = (table: string, count: number, ...columns: readonly string[]) =>
    copyRows(client, table, { count, changes: build(id(table), ...columns) });
  try {
    const { rows } = await client.query<{ vehicles: number }>(
      'select count(*)::integer as vehicles from vehicles',
    );
    await copy(
      'vehicles',
      company.vehicles - (rows[0]?.vehicles ?? 0),
      `'plate', 'GA-' || n || '-BC'`,
      `'model', one.model || ' ' || n`,
    );
    await copyRows(client, 'users', {
      count: company.customers,
      from: `(select * from users where role = 'customer' order by id) customers`,
      changes: build(
        id('users'),
        `'email', 'client' || n || '@example.org'`,
        `'name', (array['Claire','Hugo','Zoé','Ali','Nora'])[1 + n % 5] || ' ' || (array['Martin','Petit','Haddad','Moreau','Roy','Bernard','Durand'])[1 + n % 7]`,
        `'phone', '+33 6 ' || lpad(n::text, 8, '0')`,
      ),
    });
    await copyRows(client, 'reservations', {
      count: company.rides,
      changes: build(
        id('reservations'),
        `'reference', 'LV-B' || lpad(n::text, 7, '0')`,
        `'fingerprint', 'bench ' || n`,
        `'customer_id', ${customer}`,
        `'vehicle_id', ${vehicle}`,
        `'status', ${status}`,
        `'cancellation_cause', case when n % 20 = 0 then 'customer' end`,
        `'pickup_at', ${pickup}`,
        `'during', tstzrange(${pickup}, ${pickup} + interval '2 hours')`,
        `'client_name', (array['Claire','Hugo','Zoé','Ali','Nora'])[1 + n % 5] || ' ' || (array['Martin','Petit','Haddad','Moreau','Roy','Bernard','Durand'])[1 + n % 7]`,
        `'client_email', 'client' || (n % ${company.customers}) || '@example.org'`,
        `'destination_address', (array['Reims','Orly','Versailles','Chantilly','Gare de Lyon, Paris'])[1 + n % 5]`,
        `'created_at', ${pickup} - interval '20 days'`,
      ),
    });
    await copyRows(client, 'transactions', {
      count: company.rides,
      changes: build(
        id('transactions'),
        `'transaction_id', 'TX-B' || n`,
        `'idempotency_key', 'bench ' || n`,
        `'provider_reference', 'pi_bench_' || n`,
        `'reservation_id', n + (select min(id) from reservations)`,
        `'customer_id', (select customer_id from reservations where id = n + (select min(id) from reservations))`,
        `'created_at', ${pickup} - interval '20 days'`,
      ),
    });
    await copyRows(client, 'ride_documents', {
      count: company.rides,
      changes: build(
        id('ride_documents'),
        `'number', 'R-B-' || lpad(n::text, 6, '0')`,
        `'reservation_id', n + (select min(id) from reservations)`,
        `'transaction_id', n + (select min(id) from transactions)`,
        `'issued_at', ${pickup} - interval '20 days'`,
      ),
    });
    await client.query(`insert into transactions overriding system value
      select (jsonb_populate_record(null::transactions, to_jsonb(paid) || jsonb_build_object(
        'id', paid.id + 100000, 'transaction_id', 'TX-R' || paid.id, 'idempotency_key', 'refund ' || paid.id,
        'provider_reference', null, 'type', 'refund', 'payment_id', paid.id, 'status', 'pending', 'decision', 'awaited',
        'reason', 'Le vol est annulé'))).*
      from transactions paid where paid.id % 25 = 0`);
    await copy(
      'contact_messages',
      800,
      `'name', 'Zoé ' || n`,
      `'answered_at', case when n % 3 > 0 then now() - n * interval '1 hour' end`,
      `'answer', case when n % 3 > 0 then 'Oui, dans chacune de nos voitures.' end`,
    );
    await copy(
      'newsletter_subscriptions',
      1500,
      `'email', 'reader' || n || '@example.org'`,
      `'confirmed_at', case when n % 5 > 0 then now() - n * interval '1 hour' end`,
    );
    await client.query(`insert into reviews (customer_id, reservation_id, vehicle_id, rating, comment, reviewer_name, status, created_at)
      select customer_id, id, vehicle_id, 1 + id % 5, 'Un chauffeur parfait, une voiture impeccable.', 'Claire M.',
        (array['approved','approved','approved','pending','rejected'])[1 + id % 5], created_at + interval '30 days'
      from reservations where status = 'completed' and id % 2 = 0`);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
