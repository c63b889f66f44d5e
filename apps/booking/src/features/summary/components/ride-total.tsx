import { Price } from '@livree/design-system/display';
import { findOrderedTrip } from '../../../wizard/booking.ts';
import { useRunningPrice, type Priced } from '../use-running-price.ts';
import { RideMoments } from './ride-moments.tsx';
import * as styles from './ride-total.module.css';

/** The day, the hour and the total above the payment on a phone, where the summary follows below. */
export function RideTotal(priced: Priced) {
  const price = useRunningPrice(priced);
  return (
    <div className={styles.total}>
      <RideMoments trip={findOrderedTrip(priced.booking)} />
      {price.kind === 'quoted' ? (
        <p className={styles.price}>
          {price.label} <Price size="small">{price.amount}</Price>
        </p>
      ) : null}
    </div>
  );
}
