import type { Reservation } from '@livree/contracts';
import { textLinkClass } from '@livree/design-system/actions';
import { Link, useQuery, useShell } from '@livree/platform';
import { places } from '../../../frame/places.ts';
import { customerQuery } from '../api/customer-query.ts';

/** The name in a ride, which leads to its customer once it is known who that is. */
export function CustomerLink({ ride: { id, clientName } }: { ride: Reservation }) {
  const { api } = useShell();
  const { data: customer } = useQuery(customerQuery(api, id));
  if (!customer) return clientName;
  return (
    <Link to={places.customer(customer.id)} className={textLinkClass()}>
      {clientName || customer.name}
    </Link>
  );
}
