import { errorText } from '@livree/api-client';
import { buttonClass } from '@livree/design-system/actions';
import { EmptyState, ErrorState, Skeleton } from '@livree/design-system/feedback';
import { Container } from '@livree/design-system/layout';
import { Link, paths } from '@livree/platform';
import { NotReady } from '@livree/platform/not-ready';
import { useTranslation } from 'react-i18next';
import * as styles from './article-states.module.css';
import { BackToBlog } from './back-to-blog.tsx';

/** An unknown article. */
export function ArticleNotFound() {
  const { t } = useTranslation('blog');
  return (
    <Container className={styles.state}>
      <EmptyState
        level={1}
        title={t('article.notFound')}
        action={
          <Link to={paths.blog()} className={buttonClass({ variant: 'secondary' })}>
            {t('article.back')}
          </Link>
        }
      >
        {t('article.notFoundHint')}
      </EmptyState>
    </Container>
  );
}

export function ArticleFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('blog');
  const { t: common } = useTranslation('common');
  return (
    <Container className={styles.state}>
      <BackToBlog />
      <ErrorState level={1} title={t('list.failed')} retryLabel={common('actions.retry')} onRetry={onRetry}>
        {errorText(error, common, '')}
      </ErrorState>
    </Container>
  );
}

/** A skeleton with the article's final shape. */
export const ArticleWaiting = () => (
  <Container aria-busy className={styles.state}>
    <NotReady />
    <Skeleton width="120px" />
    <Skeleton className={styles.titleBone} />
    <Skeleton width="50%" />
    <Skeleton className={styles.pictureBone} />
    <Skeleton height="20em" />
  </Container>
);
