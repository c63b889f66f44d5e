import { ask } from './ask.ts';
import type { Booked } from './load/load.ts';

/** What must not be, each in the number of cases. */
export interface Verdict {
  /** Rides that were acknowledged as booked and paid, and are not there or not as acknowledged. */
  readonly lost: number;
  /** Pairs of rides that have one vehicle at one time. */
  readonly doubleRides: number;
  /** Rides for which the provider keeps more than they cost, or we recorded two payments or two refunds. */
  readonly doubleCharges: number;
  /** Movements of money without exactly one paper, and papers whose number skips one. */
  readonly faultyPapers: number;
  /**
   * Rides for which the provider keeps, we have recorded and their customer owes different amounts, and charges without
   * a ride. Jobs may still settle them.
   */
  readonly unsettled: number;
}

const active = `status in ('pending', 'confirmed', 'in_progress')`;

/** What the provider's own books say of each ride, which the reference of a charge names, and what ours say. */
const books = `
  kept as (select split_part(i.reference, '-', 2)::integer as ride, sum(i.amount_cents - coalesce(
      (select sum(f.amount_cents) from sandbox_refunds f where f.intent_id = i.id), 0)) as cents
    from sandbox_intents i where i.status = 'succeeded' group by ride),
  recorded as (select reservation_id as ride, sum(case type when 'payment' then amount_cents else -amount_cents end) as cents
    from transactions where processed_at is not null group by ride),
  books as (select coalesce(r.id, kept.ride) as ride, coalesce(r.total_cents, 0) as price,
      case when r.status in ('confirmed', 'in_progress', 'completed') then r.total_cents else 0 end as owed,
      coalesce(kept.cents, 0) as kept, coalesce(recorded.cents, 0) as recorded
    from reservations r full join kept on kept.ride = r.id left join recorded on recorded.ride = r.id)`;

const queries: Readonly<Record<Exclude<keyof Verdict, 'lost'>, string>> = {
  doubleRides: `select count(*) from reservations a join reservations b
    on a.id < b.id and a.vehicle_id = b.vehicle_id and a.during && b.during
    where a.${active} and b.${active}`,
  doubleCharges: `with ${books} select count(*) from (
    select ride from books where kept > price
    union select reservation_id from transactions where processed_at is not null
      group by reservation_id, type having count(*) > 1) as twice`,
  faultyPapers: `select (select count(*) from transactions t where t.processed_at is not null
      and (select count(*) from ride_documents d where d.transaction_id = t.id) != 1)
    + (select count(*) from (select split_part(number, '-', 3)::integer as place, row_number() over (
        partition by split_part(number, '-', 1), split_part(number, '-', 2) order by number) as expected
      from ride_documents) as papers where place != expected) as count`,
  unsettled: `with ${books} select count(*) from books where kept != owed or recorded != owed`,
};

/** The status of a ride, by what its customer knows. */
const statuses: Readonly<Record<Booked['state'], readonly string[]>> = {
  booked: ['confirmed'],
  cancelling: ['confirmed', 'cancelled'],
  cancelled: ['cancelled'],
};

async function countLost(databaseUrl: string, booked: readonly Booked[]): Promise<number> {
  const rows = await ask<{ id: number | string; status: string }>(
    databaseUrl,
    `select r.id, r.status from reservations r join transactions t on t.reservation_id = r.id
     where t.type = 'payment' and t.processed_at is not null`,
  );
  const found = new Map(rows.map(({ id, status }) => [Number(id), status]));
  return booked.filter(({ id, state }) => !statuses[state].includes(found.get(id) ?? 'none')).length;
}

/** Compares the database with what the site has acknowledged. */
export async function judge(databaseUrl: string, booked: readonly Booked[]): Promise<Verdict> {
  const count = async (name: keyof typeof queries): Promise<number> =>
    Number((await ask<{ count: string }>(databaseUrl, queries[name]))[0]?.count ?? NaN);
  return {
    lost: await countLost(databaseUrl, booked),
    doubleRides: await count('doubleRides'),
    doubleCharges: await count('doubleCharges'),
    faultyPapers: await count('faultyPapers'),
    unsettled: await count('unsettled'),
  };
}

/** Whether nothing is wrong. */
export const isClean = (verdict: Verdict): boolean => Object.values(verdict).every((cases) => cases === 0);

/** The verdict in words. */
export const describeVerdict = ({
  lost,
  doubleRides,
  doubleCharges,
  faultyPapers,
  unsettled,
}: Verdict): string =>
  `${lost} lost, ${doubleRides} vehicles and ${doubleCharges} cards taken twice, ${unsettled} rides whose money does not agree, ${faultyPapers} papers at fault`;
