import { useTranslation } from 'react-i18next';
import * as styles from './legend.module.css';

const told = ['confirmed', 'in_progress', 'pending', 'unpaid', 'completed', 'unclosed'] as const;

/** What the marks of the drawn day mean. */
export function Legend() {
  const { t } = useTranslation('operations');
  return (
    <ul className={styles.legend} aria-hidden>
      {told.map((state) => (
        <li key={state} className={styles[state]}>
          {t(`state.${state}`)}
        </li>
      ))}
    </ul>
  );
}
