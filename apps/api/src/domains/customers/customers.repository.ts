import { sql, type SqlBool } from 'kysely';
import { type Connection, containing, everyRow, splitSearch } from '../../platform/db/index.ts';
import { contactAddress, type UserRow } from '../identity/index.ts';

export interface CustomerFilter {
  readonly text: string;
  /** All of them if it is undefined. */
  readonly kind: 'account' | 'guest' | undefined;
}

/** A customer with the number of their rides. */
export interface CustomerRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly guest_email: string | null;
  readonly phone: string | null;
  readonly email_verified_at: Date | null;
  readonly created_at: Date;
  readonly ride_count: number;
}

const dialled = /^\+?[\d\s().-]{4,}$/;
/** Without the prefix of the country or the zero in its place. */
const longestNumber = 9;

/** The digits of a telephone that is searched, or undefined if the text is none. */
const readDigits = (text: string): string | undefined =>
  dialled.test(text) ? text.replace(/\D/g, '').replace(/^0+/, '').slice(-longestNumber) : undefined;

const telephone = sql<string>`regexp_replace(phone, '\\D', '', 'g')`;
const words = sql<string>`concat_ws(' ', name, coalesce(guest_email, email))`;

/** Every customer whose account is open. */
function matching(db: Connection, { text, kind }: CustomerFilter) {
  let customers = db.selectFrom('users').where('role', '=', 'customer').where('is_active', '=', true);
  if (kind !== undefined)
    customers = customers.where('guest_email', kind === 'guest' ? 'is not' : 'is', null);
  const digits = readDigits(text.trim());
  if (digits !== undefined) return customers.where(sql<SqlBool>`${telephone} like ${containing(digits)}`);
  for (const word of splitSearch(text))
    customers = customers.where(sql<SqlBool>`${words} ilike ${containing(word)}`);
  return customers;
}

const rideCount = sql<number>`(
  select count(*) from reservations where customer_id = page.id and status <> 'cancelled')`.as('ride_count');

interface Part {
  readonly limit: number;
  readonly offset?: number;
  /** Customers with smaller numbers alone. */
  readonly below?: number;
}

/** Some customers of a list, the newest first. The rides of those alone are counted. */
function listSome(
  db: Connection,
  filter: CustomerFilter,
  { limit, offset = 0, below }: Part,
): Promise<CustomerRow[]> {
  const customers = matching(db, filter);
  const page = (below === undefined ? customers : customers.where('id', '<', below))
    .select(['id', 'name', 'email', 'guest_email', 'phone', 'email_verified_at', 'created_at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset);
  return db.selectFrom(page.as('page')).selectAll('page').select(rideCount).orderBy('id', 'desc').execute();
}

/** A page of customers, the newest first. */
export async function pageOfCustomers(
  db: Connection,
  filter: CustomerFilter,
  slice: { readonly limit: number; readonly offset: number },
): Promise<{ rows: CustomerRow[]; total: number }> {
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await listSome(db, filter, slice), total };
}

/** The open account with each of some addresses, be they guests': of several the one that is confirmed, or else the newest. */
export async function accountsByAddress(
  db: Connection,
  addresses: readonly string[],
): Promise<Map<string, UserRow>> {
  const any = sql<string>`any(${addresses})`;
  const rows = await db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb.or([eb('email', '=', any), eb('guest_email', '=', any)]))
    .where('is_active', '=', true)
    .orderBy(sql`email_verified_at is not null`)
    .orderBy('id')
    .execute();
  // The last one of an address stays.
  return new Map(rows.map((row) => [contactAddress(row), row]));
}

/** All customers of a list in its order. */
export const everyCustomer = (db: Connection, filter: CustomerFilter): AsyncGenerator<CustomerRow> =>
  everyRow((below, limit) => listSome(db, filter, { limit, below }));

/** How many rides of a customer were not cancelled, and how many of those are ahead or under way. */
export async function countRides(
  db: Connection,
  customerId: number,
): Promise<{ readonly all: number; readonly open: number }> {
  return db
    .selectFrom('reservations')
    .select([
      sql<number>`count(*) filter (where status <> 'cancelled')`.as('all'),
      sql<number>`count(*) filter (where status in ('pending', 'confirmed', 'in_progress'))`.as('open'),
    ])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
}
