import type { LegalSection } from '@livree/contracts';
import { Disclosure } from '@livree/design-system/display';
import { useTranslation } from 'react-i18next';
import * as styles from './legal.module.css';

/** The table of contents beside a text; on a phone it opens on demand. */
export function ContentsList({ sections }: { sections: readonly LegalSection[] }) {
  const { t } = useTranslation('marketing');
  const list = (
    <ol className={styles.contents}>
      {sections.map(({ id, title }, at) => (
        <li key={id}>
          <a href={`#${id}`}>
            <span className={styles.number}>{at + 1}</span> {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav aria-label={t('legal.contents')} className={styles.beside}>
        {list}
      </nav>
      <Disclosure summary={t('legal.contents')} className={styles.above}>
        <nav aria-label={t('legal.contents')}>{list}</nav>
      </Disclosure>
    </>
  );
}
