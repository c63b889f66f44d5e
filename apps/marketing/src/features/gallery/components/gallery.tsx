import { Skeleton, textLinkClass } from '@livree/design-system/base';
import { Link, paths, useMessages } from '@livree/platform';
import { Later } from '../../../layout/later.tsx';
import { Section } from '../../../layout/section.tsx';
import * as styles from './gallery.module.css';

const loadShow = async () => (await import('./gallery-show.tsx')).GalleryShow;

/** The house in pictures; they and their carousel come when the visitor is near. */
export function Gallery() {
  const { t } = useMessages('marketing');
  return (
    <Section lacquer flush className={styles.gallery}>
      <div className={styles.head}>
        <h2>{t('gallery.title')}</h2>
        <Link to={paths.gallery()} className={textLinkClass()}>
          {t('gallery.all')}
        </Link>
      </div>
      <Later load={loadShow} waiting={<GallerySkeleton />} />
    </Section>
  );
}

/** The carousel to come, in its final shape. */
export const GallerySkeleton = () => (
  <div aria-busy className={styles.waiting}>
    <Skeleton className={styles.frame} />
  </div>
);
