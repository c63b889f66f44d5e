import { Disclosure } from '@livree/design-system/display';
import { useTranslation } from 'react-i18next';
import type { Section } from '../model/contents.ts';
import * as styles from './contents.module.css';

interface ContentsProps {
  sections: readonly Section[];
  lang: string | undefined;
}

/** The table of contents of a long article: beside it on a wide screen, above it and closed on a narrow one. */
export function Contents({ sections, lang }: ContentsProps) {
  const { t } = useTranslation('blog');
  const list = (
    <ol lang={lang}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={t('article.contents')} className={styles.contents}>
      <Disclosure summary={t('article.contents')} className={styles.narrow}>
        {list}
      </Disclosure>
      <div className={styles.wide}>
        <p aria-hidden>{t('article.contents')}</p>
        {list}
      </div>
    </nav>
  );
}
