import { Container } from '@livree/design-system/layout';
import { Picture } from '@livree/design-system/media';
import { useQuery, useShell } from '@livree/platform';
import { CarSide } from '@livree/rides/vehicle';
import { useTranslation } from 'react-i18next';
import { sitePicturesQuery } from '../../../pictures/site-pictures-query.ts';
import * as styles from './opening.module.css';

/** The opening of the page, beside a picture. A fictional company is marked at once. */
export function Opening() {
  const { t } = useTranslation('marketing');
  const { isDemonstration } = useShell().config.brand;
  return (
    <section className={`lacquer ${styles.opening}`}>
      <div className={styles.picture}>
        <DoorPicture />
      </div>
      <Container className={styles.words}>
        <h1 className={styles.title}>{t('about.headline')}</h1>
        <p className={styles.lead}>{t('about.lead')}</p>
        {isDemonstration ? <p className={styles.note}>{t('about.demonstration')}</p> : null}
      </Container>
    </section>
  );
}

function DoorPicture() {
  const { data: pictures } = useQuery(sitePicturesQuery());
  const detail = pictures?.detail ?? null;
  if (detail === null) return <CarSide shape="saloon" detail="560 84 330 260" className={styles.drawing} />;
  return (
    <Picture {...detail} eager fill alt="" sizes="(max-width: 900px) 100vw, 60vw" className={styles.image} />
  );
}
