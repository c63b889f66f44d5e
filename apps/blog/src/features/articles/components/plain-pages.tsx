import { textLinkClass } from '@livree/design-system/base';
import { Link, useMessages } from '@livree/platform';
import type { Articles } from '../use-articles.ts';
import * as styles from './article-list.module.css';

/** The neighbouring pages as links, where scripts do not run. */
export function PlainPages({ articles: { filter, hrefOf }, pages }: { articles: Articles; pages: number }) {
  const { t } = useMessages('common');
  return (
    <noscript>
      <p className={styles.plainPages}>
        {filter.page > 1 ? (
          <Link to={hrefOf({ page: filter.page - 1 })} className={textLinkClass()}>
            {t('actions.previous')}
          </Link>
        ) : null}
        {filter.page < pages ? (
          <Link to={hrefOf({ page: filter.page + 1 })} className={textLinkClass()}>
            {t('actions.next')}
          </Link>
        ) : null}
      </p>
    </noscript>
  );
}
