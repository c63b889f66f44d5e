import type { SiteAbout } from '@livree/contracts';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../layout/section.tsx';
import { Text } from '../../../localized/text.tsx';
import * as styles from './story.module.css';

/** The history of the company. */
export function Story({ story }: Pick<SiteAbout, 'story'>) {
  const { t } = useTranslation('marketing');
  return (
    <Section className={styles.columns}>
      <h2>{t('about.story')}</h2>
      <div className={styles.words}>
        {story.map((paragraph) => (
          <p key={paragraph.fr}>
            <Text texts={paragraph} />
          </p>
        ))}
      </div>
    </Section>
  );
}

/** Its mission and vision. */
export function Purpose({ mission, vision }: Pick<SiteAbout, 'mission' | 'vision'>) {
  const { t } = useTranslation('marketing');
  return (
    <Section className={styles.purpose}>
      <section>
        <h2 className={styles.small}>{t('about.mission')}</h2>
        <p className={styles.large}>
          <Text texts={mission} />
        </p>
      </section>
      <section>
        <h2 className={styles.small}>{t('about.vision')}</h2>
        <p className={styles.large}>
          <Text texts={vision} />
        </p>
      </section>
    </Section>
  );
}
