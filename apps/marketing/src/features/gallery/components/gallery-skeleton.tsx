import { Skeleton } from '@livree/design-system/feedback';
import * as styles from './gallery.module.css';

/** A skeleton with the carousel's final shape. */
export const GallerySkeleton = () => (
  <div aria-busy className={styles.waiting}>
    <Skeleton className={styles.frame} />
  </div>
);
