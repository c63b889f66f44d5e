import { Card } from '@livree/design-system/display';
import { Skeleton } from '@livree/design-system/feedback';
import { RouteLineSkeleton } from '@livree/rides/route';
import * as styles from './reservation-card.module.css';

/** The skeleton of a reservation's card. */
export const CardSkeleton = () => (
  <Card className={styles.card}>
    <div className={styles.head}>
      <Skeleton width="96px" />
      <Skeleton width="84px" height="32px" />
    </div>
    <div>
      <Skeleton width="128px" />
      <Skeleton width="112px" height="38px" />
    </div>
    <RouteLineSkeleton />
    <div className={styles.foot}>
      <Skeleton width="104px" height="26px" />
      <Skeleton width="72px" />
    </div>
  </Card>
);
