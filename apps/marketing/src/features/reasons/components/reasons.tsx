import { useMessages, useShell } from '@livree/platform';
import { Section } from '../../../layout/section.tsx';
import * as styles from './reasons.module.css';

const reasons = ['price', 'waiting', 'voice'] as const;

/** Why choose the house: three reasons, each with its fact. */
export function Reasons() {
  const { t } = useMessages('marketing');
  const hours = useShell().config.cancellationPolicy.selfServiceHours;
  return (
    <Section className={styles.reasons}>
      <h2 className={styles.title}>{t('reasons.title')}</h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason} className={styles.reason}>
            <h3>{t(`reasons.${reason}.title`)}</h3>
            <div>
              <p className={styles.text}>{t(`reasons.${reason}.text`)}</p>
              <b className={styles.fact}>{t(`reasons.${reason}.fact`, { hours })}</b>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
