import type { Transaction } from '@livree/contracts';
import { Status } from '@livree/design-system/display';
import { useParams, useQuery, useShell } from '@livree/platform';
import { standingText, transactionTone } from '@livree/rides/transaction';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { ReadState } from '../../../frame/read-state.tsx';
import { History } from '../../../history/history.tsx';
import { Refund } from '../../../refund/refund.tsx';
import { paymentQuery } from '../api/payment-query.ts';
import { PaymentFacts } from './payment-facts.tsx';
import * as styles from './payment.module.css';

/** One payment or refund: what it moved, and what can be given back of it. */
export function Payment() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const payment = useQuery(paymentQuery(api, Number(useParams()['id'])));
  return (
    <Frame
      title={payment.data?.transactionId ?? t('ride.payment')}
      beside={payment.data && <Standing payment={payment.data} />}
    >
      <ReadState read={payment}>
        {(found) => (
          <div className={styles.columns}>
            <div>
              <PaymentFacts payment={found} />
              {found.reservation && <History subject="reservations" id={found.reservation.id} />}
            </div>
            <aside className={styles.acts}>
              <Refund transactions={[found]} isOpen />
              {found.refundable.cents === 0 && <p>{t('refund.nothingLeft')}</p>}
            </aside>
          </div>
        )}
      </ReadState>
    </Frame>
  );
}

function Standing({ payment }: { payment: Transaction }) {
  const { t: common } = useTranslation('common');
  return <Status tone={transactionTone(payment.status)}>{common(standingText(payment))}</Status>;
}
