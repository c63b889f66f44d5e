import type { BlogArticle } from '@livree/contracts';
import { TextLink } from '@livree/design-system/actions';
import { Avatar } from '@livree/design-system/display';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './author-box.module.css';

/** The author, with a link to write to them. */
export function AuthorBox({ author: { name, email } }: Pick<BlogArticle, 'author'>) {
  const { t } = useTranslation('blog');
  const title = useId();
  return (
    <section aria-labelledby={title} className={styles.author}>
      <Avatar name={name} />
      <div className={styles.words}>
        <h2 id={title}>{name}</h2>
        <p>{t('author.about')}</p>
        {email ? <TextLink href={`mailto:${email}`}>{t('author.write')}</TextLink> : null}
      </div>
    </section>
  );
}
