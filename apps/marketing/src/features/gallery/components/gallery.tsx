import { textLinkClass } from '@livree/design-system/actions';
import { Link, paths } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Later } from '../../../layout/later.tsx';
import { Section } from '../../../layout/section.tsx';
import { GallerySkeleton } from './gallery-skeleton.tsx';
import * as styles from './gallery.module.css';

const loadShow = async () => (await import(/* webpackChunkName: 'below' */ './gallery-show.tsx')).GalleryShow;

/** The gallery; its pictures and carousel load when the visitor scrolls near. */
export function Gallery() {
  const { t } = useTranslation('marketing');
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
