import type { Selectable } from 'kysely';
import type { Connection } from '../../../platform/db/index.ts';
import type { ProviderCustomerTable } from '../payments.tables.ts';

type ProviderCustomer = Selectable<ProviderCustomerTable>;

/** A provider's id for a customer; undefined if it has none. */
export async function findProviderCustomer(
  db: Connection,
  provider: string,
  customerId: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('provider_customers')
    .select('reference')
    .where('provider', '=', provider)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.reference;
}

/** Keeps the row of a concurrent call. */
export async function addProviderCustomer(db: Connection, row: ProviderCustomer): Promise<void> {
  await db
    .insertInto('provider_customers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Customers without an account whose cards a provider still stores. */
export const listFormerCustomers = (
  db: Connection,
  providers: readonly string[],
): Promise<ProviderCustomer[]> =>
  db
    .selectFrom('provider_customers')
    .selectAll()
    .where('customer_id', 'is', null)
    .where('provider', 'in', providers)
    .execute();

export async function removeProviderCustomer(
  db: Connection,
  { provider, reference }: Pick<ProviderCustomer, 'provider' | 'reference'>,
): Promise<void> {
  await db
    .deleteFrom('provider_customers')
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .execute();
}
