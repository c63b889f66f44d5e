import type { SiteAbout } from '@livree/contracts';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../layout/section.tsx';
import { Text } from '../../../localized/text.tsx';
import * as styles from './values.module.css';

/** The company's values as a list. */
export function Values({ values }: Pick<SiteAbout, 'values'>) {
  const { t } = useTranslation('marketing');
  return (
    <Section flush>
      <h2>{t('about.values')}</h2>
      <dl className={styles.values}>
        {values.map(({ title, text }) => (
          <div key={title.fr} className={styles.value}>
            <dt className={styles.name}>
              <Text texts={title} />
            </dt>
            <dd className={styles.text}>
              <Text texts={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
