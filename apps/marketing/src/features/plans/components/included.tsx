import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { findFreeWaiting } from '../../../free-waiting.ts';
import { Section } from '../../../layout/section.tsx';
import { Extras } from './extras.tsx';
import * as styles from './included.module.css';
import { Notes } from './notes.tsx';

const included = ['driver', 'waiting', 'wifi', 'kit', 'cancel', 'support'] as const;

/** The contents of every plan, the extras, and notes. */
export function Included() {
  const { t } = useTranslation('marketing');
  const { config } = useShell();
  const count = config.cancellationPolicy.selfServiceHours;
  return (
    <Section className={styles.columns}>
      <section>
        <h2>{t('prices.included')}</h2>
        <ul className={styles.list}>
          {included.map((item) => (
            <li key={item}>{t(`prices.includedItems.${item}`, { count, ...findFreeWaiting(config) })}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('prices.extras')}</h2>
        <Extras />
        <h3 className={styles.minor}>{t('prices.goodToKnow')}</h3>
        <Notes />
      </section>
    </Section>
  );
}
