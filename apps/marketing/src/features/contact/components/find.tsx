import { Skeleton } from '@livree/design-system/feedback';
import { unbroken } from '@livree/i18n';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Later } from '../../../layout/later.tsx';
import * as styles from './find.module.css';
import { Networks } from './networks.tsx';

const loadMap = async () => (await import('./office-map.tsx')).OfficeMap;

/** The operator's place and social networks. */
export function Find() {
  const { t } = useTranslation('marketing');
  const { brand } = useShell().config;
  return (
    <section className={styles.find}>
      <h2 className={styles.title}>{t('contact.find')}</h2>
      <address className={styles.address}>{unbroken(brand.address)}</address>
      <div className={styles.place}>
        <Later load={loadMap} waiting={<Skeleton className={styles.map} />} />
      </div>
      <Networks />
    </section>
  );
}
