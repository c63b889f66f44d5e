import type { Reservation, Transaction } from '@livree/contracts';
import { cx } from '@livree/design-system/cx';
import { Status } from '@livree/design-system/display';
import { formatterFor } from '@livree/i18n';
import { useLanguage, useParams, useQuery, useShell } from '@livree/platform';
import { FareLines, fareText } from '@livree/rides/fare';
import { useTranslation } from 'react-i18next';
import * as columns from '../../../frame/columns.module.css';
import { Frame } from '../../../frame/frame.tsx';
import { ReadState } from '../../../frame/read-state.tsx';
import { History } from '../../../history/history.tsx';
import { rideQuery } from '../../../move/ride-query.ts';
import { Refund } from '../../../refund/refund.tsx';
import { rideStatusText, rideTone } from '../../../rides/ride-status.ts';
import { Cancellation } from './cancellation.tsx';
import { ChangeRequest } from './change-request.tsx';
import { Deliveries } from './deliveries.tsx';
import { Move } from './move.tsx';
import { Notes } from './notes.tsx';
import { PaymentLink } from './payment-link.tsx';
import { Payments } from './payments.tsx';
import { RideFacts } from './ride-facts.tsx';
import { RideRoute } from './ride-route.tsx';
import * as styles from './ride.module.css';
import { Steps } from './steps.tsx';

/** One ride whole: route, price, payments, history, and what can be done. */
export function Ride() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const id = Number(useParams()['id']);
  const ride = useQuery(rideQuery(api, id));
  const reservation = ride.data?.reservation;
  return (
    <Frame
      title={reservation?.reference ?? t('frame.ride')}
      beside={reservation && <RideStatus status={reservation.status} />}
    >
      <ReadState read={ride}>{(found) => <WholeRide {...found} />}</ReadState>
    </Frame>
  );
}

function RideStatus({ status }: { status: string }) {
  const { t: common } = useTranslation('common');
  return <Status tone={rideTone(status)}>{common(rideStatusText(status))}</Status>;
}

interface WholeRideProps {
  readonly reservation: Reservation;
  readonly transactions: readonly Transaction[];
}

function WholeRide({ reservation, transactions }: WholeRideProps) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const format = formatterFor(useLanguage());
  const { lines, totalPrice } = reservation;
  const fare = fareText({ lines, total: totalPrice.cents }, common, format);
  return (
    <div className={columns.columns}>
      <div className={styles.halves}>
        <RideRoute ride={reservation} />
        <RideFacts ride={reservation} />
        <section>
          <h2>{t('ride.price')}</h2>
          <FareLines lines={fare.lines} total={fare.total} />
        </section>
        <Payments ride={reservation} transactions={transactions} />
        <Deliveries id={reservation.id} />
        <History subject="reservations" id={reservation.id} />
      </div>
      <aside className={cx(columns.acts, styles.acts)}>
        <ChangeRequest ride={reservation} />
        <Steps ride={reservation} />
        <PaymentLink ride={reservation} />
        <Move ride={reservation} />
        <Notes id={reservation.id} />
        <Refund transactions={transactions} />
        <Cancellation ride={reservation} />
      </aside>
    </div>
  );
}
