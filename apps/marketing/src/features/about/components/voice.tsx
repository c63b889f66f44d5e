import type { SiteAbout } from '@livree/contracts';
import { Avatar } from '@livree/design-system/display';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../layout/section.tsx';
import { Text } from '../../../localized/text.tsx';
import * as styles from './voice.module.css';

/** A quote of a chauffeur. */
export function Voice({ voice: { text, name, role } }: Pick<SiteAbout, 'voice'>) {
  const { t } = useTranslation('marketing');
  return (
    <Section lacquer>
      <h2 className={styles.title}>{t('about.voice')}</h2>
      <figure className={styles.voice}>
        <blockquote className={styles.words}>
          <Text texts={text} />
        </blockquote>
        <figcaption className={styles.who}>
          <Avatar name={name} />
          <span>
            {name}
            <span className={styles.role}>
              <Text texts={role} />
            </span>
          </span>
        </figcaption>
      </figure>
    </Section>
  );
}
