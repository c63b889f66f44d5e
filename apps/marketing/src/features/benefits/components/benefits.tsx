import { useTranslation } from 'react-i18next';
import { Section } from '../../../layout/section.tsx';
import * as styles from './benefits.module.css';

const benefits = ['wifi', 'kit', 'hours', 'punctual'] as const;

/** The benefits of every ride. */
export function Benefits() {
  const { t } = useTranslation('marketing');
  return (
    <Section flush>
      <h2>{t('benefits.title')}</h2>
      <dl className={styles.benefits}>
        {benefits.map((benefit) => (
          <div key={benefit}>
            <dt>{t(`benefits.${benefit}.title`)}</dt>
            <dd>{t(`benefits.${benefit}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
