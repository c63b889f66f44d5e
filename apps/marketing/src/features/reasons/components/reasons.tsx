import { promises } from '@livree/contracts';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { findFreeWaiting } from '../../../free-waiting.ts';
import { Section } from '../../../layout/section.tsx';
import * as styles from './reasons.module.css';

const reasons = ['price', 'waiting', 'voice'] as const;

/** Three reasons for the company as lines of a timetable, each with its figure. */
export function Reasons() {
  const { t } = useTranslation('marketing');
  const { config } = useShell();
  const figures = {
    hours: config.cancellationPolicy.selfServiceHours,
    ...findFreeWaiting(config),
    answerHours: promises.answerHours,
  };
  return (
    <Section>
      <h2>{t('reasons.title')}</h2>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason} className={styles.reason}>
            <h3 className={styles.title}>{t(`reasons.${reason}.title`)}</h3>
            <p className={styles.fact}>
              <span className={styles.figure}>{t(`reasons.${reason}.figure`, figures)}</span>{' '}
              {t(`reasons.${reason}.fact`, figures)}
            </p>
            <p className={styles.text}>{t(`reasons.${reason}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
