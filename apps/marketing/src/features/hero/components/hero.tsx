import { Container } from '@livree/design-system/layout';
import { useQuery } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { sitePicturesQuery } from '../../../pictures/site-pictures-query.ts';
import { HeroPicture } from './hero-picture.tsx';
import * as styles from './hero.module.css';
import { QuickForm } from './quick-form.tsx';

/** The first screen: a headline, a car, and the line from its flank to the form. */
export function Hero() {
  const { t } = useTranslation('marketing');
  const { data: pictures } = useQuery(sitePicturesQuery());
  return (
    <div className={styles.hero}>
      <Container className={styles.copy}>
        <h1 className={styles.headline}>
          {t('home.headline.time')}
          <br />
          {t('home.headline.promise')}
        </h1>
        <p className={styles.lead}>{t('home.lead')}</p>
      </Container>
      <div className={styles.scene} aria-hidden>
        {pictures === undefined ? null : <HeroPicture {...pictures} />}
        <div className={styles.line} />
      </div>
      <div className={styles.quick}>
        <Container>
          <QuickForm />
        </Container>
      </div>
    </div>
  );
}
