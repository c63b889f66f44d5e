import { Skeleton } from '@livree/design-system/feedback';
import * as styles from './testimonials.module.css';

/** A skeleton with a review's final shape. */
export const VoicesSkeleton = () => (
  <div aria-busy className={styles.waiting}>
    <Skeleton className={styles.line} />
    <Skeleton className={styles.line} width="80%" />
    <Skeleton className={styles.line} width="60%" />
    <Skeleton width="220px" height="44px" />
  </div>
);
