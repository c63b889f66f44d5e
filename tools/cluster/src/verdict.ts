import pg from 'pg';
import type { Booked } from './load/load.ts';

/** What must not be, each in the number of cases. */
export interface Verdict {
  /** Rides that were acknowledged as booked and paid, and are not there or not as acknowledged. */
  readonly lost: number;
  /** Pairs of rides that have one vehicle at one time. */
  readonly doubleRides: number;
  /** Rides that were charged or refunded more than once. */
  readonly doubleCharges: number;
  /** Movements of money without exactly one paper, and papers whose number skips one. */
  readonly faultyPapers: number;
  /** Paid rides without a mail. */
  readonly withoutMail: number;
}

const active = `status in ('pending', 'confirmed', 'in_progress')`;

const queries: Readonly<Record<Exclude<keyof Verdict, 'lost'>, string>> = {
  doubleRides: `select count(*) from reservations a join reservations b
    on a.id < b.id and a.vehicle_id = b.vehicle_id and a.during && b.during
    where a.${active} and b.${active}`,
  doubleCharges: `select count(*) from (
    select reservation_id, type from transactions where processed_at is not null
    group by reservation_id, type having count(*) > 1
    union all select 0, id from sandbox_intents where captures > 1) as twice`,
  faultyPapers: `select (select count(*) from transactions t where t.processed_at is not null
      and (select count(*) from ride_documents d where d.transaction_id = t.id) != 1)
    + (select count(*) from (select split_part(number, '-', 3)::integer as place, row_number() over (
        partition by split_part(number, '-', 1), split_part(number, '-', 2) order by number) as expected
      from ride_documents) as papers where place != expected) as count`,
  withoutMail: `select count(*) from reservations r where exists (
      select 1 from transactions t where t.reservation_id = r.id and t.type = 'payment' and t.processed_at is not null)
    and not exists (select 1 from dev_mails m where m.recipient = r.client_email and m.body like '%' || r.reference || '%')`,
};

/** The status of a ride, by what its customer knows. */
const statuses: Readonly<Record<Booked['state'], readonly string[]>> = {
  booked: ['confirmed'],
  cancelling: ['confirmed', 'cancelled'],
  cancelled: ['cancelled'],
};

async function countLost(client: pg.Client, booked: readonly Booked[]): Promise<number> {
  const { rows } = await client.query<{ id: number | string; status: string }>(
    `select r.id, r.status from reservations r join transactions t on t.reservation_id = r.id
     where t.type = 'payment' and t.processed_at is not null`,
  );
  const found = new Map(rows.map(({ id, status }) => [Number(id), status]));
  return booked.filter(({ id, state }) => !statuses[state].includes(found.get(id) ?? 'none')).length;
}

/** Compares the database with what the site has acknowledged. */
export async function judge(databaseUrl: string, booked: readonly Booked[]): Promise<Verdict> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const count = async (name: keyof typeof queries): Promise<number> =>
      Number((await client.query<{ count: string }>(queries[name])).rows[0]?.count ?? NaN);
    return {
      lost: await countLost(client, booked),
      doubleRides: await count('doubleRides'),
      doubleCharges: await count('doubleCharges'),
      faultyPapers: await count('faultyPapers'),
      withoutMail: await count('withoutMail'),
    };
  } finally {
    await client.end();
  }
}

/** Whether nothing is wrong; mails may still be on their way. */
export const isClean = (verdict: Verdict): boolean => Object.values(verdict).every((cases) => cases === 0);

/** The verdict in words. */
export const describeVerdict = ({
  lost,
  doubleRides,
  doubleCharges,
  faultyPapers,
  withoutMail,
}: Verdict): string =>
  `${lost} lost, ${doubleRides} vehicles and ${doubleCharges} cards taken twice, ${faultyPapers} papers at fault, ${withoutMail} without a mail`;
