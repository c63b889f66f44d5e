import { Container } from '@livree/design-system/base';
import { CarFlank } from '@livree/design-system/media';
import { useMessages } from '@livree/platform';
import * as styles from './hero.module.css';
import { QuickForm } from './quick-form.tsx';

/** The first screen: a promise, a car, and the line that leaves its flank to become the journey. */
export function Hero() {
  const { t } = useMessages('marketing');
  return (
    <div className={styles.hero}>
      <Container className={styles.copy}>
        <h1 className={styles.headline}>
          <span>{t('home.headline.time')}</span> <span>{t('home.headline.promise')}</span>
        </h1>
        <p className={styles.lead}>{t('home.lead')}</p>
      </Container>
      <div className={styles.scene} aria-hidden>
        <div className={styles.car}>
          <CarFlank shape="saloon" />
        </div>
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
