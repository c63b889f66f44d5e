import type { ManagedArticle } from '@livree/contracts';
import { useParams, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { ReadState } from '../../../frame/read-state.tsx';
import { History } from '../../../history/history.tsx';
import { articleQuery } from '../api/article-query.ts';
import { changeArticle } from '../api/change-article.ts';
import { toValues } from '../model/article-values.ts';
import { ArticleForm } from './article-form.tsx';
import { ArticleState } from './article-state.tsx';
import { Publication } from './publication.tsx';

/** One article: its texts, its publication and its history. */
export function ArticlePage() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const article = useQuery(articleQuery(api, Number(useParams()['id'])));
  return (
    <Frame
      title={article.data?.title ?? t('frame.articles')}
      beside={article.data && <ArticleState state={article.data.state} />}
    >
      <ReadState read={article}>{(found) => <Written article={found} />}</ReadState>
    </Frame>
  );
}

function Written({ article }: { article: ManagedArticle }) {
  const { api } = useShell();
  const { id, updatedAt } = article;
  return (
    <>
      <ArticleForm
        id={id}
        values={toValues(article)}
        version={updatedAt}
        send={(request, version) => changeArticle(api, id, request, version)}
      />
      <Publication article={article} />
      <History subject="articles" id={id} />
    </>
  );
}
