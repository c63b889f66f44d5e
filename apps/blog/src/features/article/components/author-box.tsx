import type { BlogArticle } from '@livree/contracts';
import { Avatar, TextLink } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';
import { useId } from 'react';
import * as styles from './author-box.module.css';

/** The author, with a link to write to them. */
export function AuthorBox({ author: { name, email } }: Pick<BlogArticle, 'author'>) {
  const { t } = useMessages('blog');
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
