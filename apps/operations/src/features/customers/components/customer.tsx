import type { Customer as KnownCustomer } from '@livree/contracts';
import { buttonClass } from '@livree/design-system/actions';
import { Link, useParams, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as columns from '../../../frame/columns.module.css';
import { Frame } from '../../../frame/frame.tsx';
import { places } from '../../../frame/places.ts';
import { ReadState } from '../../../frame/read-state.tsx';
import { useIsOperator } from '../../../frame/use-is-operator.ts';
import { History } from '../../../history/history.tsx';
import { customerQuery } from '../api/customer-query.ts';
import { CustomerData } from './customer-data.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerPayments } from './customer-payments.tsx';
import { CustomerRides } from './customer-rides.tsx';
import * as styles from './customer.module.css';
import { LetterForm } from './letter-form.tsx';
import { Letters } from './letters.tsx';
import { Removal } from './removal.tsx';

/** One customer whole: contact, rides, payments, what was written, and what can be done on their request. */
export function Customer() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const id = Number(useParams()['id']);
  const customer = useQuery(customerQuery(api, id));
  return (
    <Frame
      title={customer.data?.name ?? t('ride.customer')}
      beside={
        customer.data && (
          <Link to={places.newRide(id)} className={buttonClass({ slim: true })}>
            {t('newRide.title')}
          </Link>
        )
      }
    >
      <ReadState read={customer}>{(found) => <WholeCustomer customer={found} />}</ReadState>
    </Frame>
  );
}

function WholeCustomer({ customer }: { customer: KnownCustomer }) {
  const { id, letters } = customer;
  const isOperator = useIsOperator();
  return (
    <div className={columns.columns}>
      <div className={styles.parts}>
        <CustomerFacts customer={customer} />
        <CustomerRides id={id} />
        <CustomerPayments id={id} />
        <Letters letters={letters} />
        <History subject="customers" id={id} />
      </div>
      <aside className={columns.acts}>
        <LetterForm customer={customer} />
        {isOperator && (
          <>
            <CustomerData id={id} />
            <Removal customer={customer} />
          </>
        )}
      </aside>
    </div>
  );
}
