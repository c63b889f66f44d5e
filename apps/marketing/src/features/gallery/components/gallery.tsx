import { Skeleton } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';
import { Later } from '../../../layout/later.tsx';
import { Section } from '../../../layout/section.tsx';
import * as styles from './gallery.module.css';

const loadShow = async () => (await import('./gallery-show.tsx')).GalleryShow;

/** The house in pictures; they and their carousel come when the visitor is near. */
export function Gallery() {
  const { t } = useMessages('marketing');
  return (
    <Section lacquer flush className={styles.gallery}>
      <h2>{t('gallery.title')}</h2>
      <div className={styles.place}>
        <Later load={loadShow} waiting={<GallerySkeleton />} />
      </div>
    </Section>
  );
}

/** The carousel to come, in its final shape. */
export const GallerySkeleton = () => (
  <div aria-busy>
    <Skeleton className={styles.frame} />
  </div>
);
