import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { places } from '../../../frame/places.ts';
import { addArticle } from '../api/add-article.ts';
import { unwritten } from '../model/article-values.ts';
import { ArticleForm } from './article-form.tsx';

/** Begins an article, whose page follows. */
export function NewArticle() {
  const { t } = useTranslation('operations');
  const { api, navigation } = useShell();
  return (
    <Frame title={t('articles.begin')}>
      <ArticleForm
        id={null}
        values={unwritten}
        version={null}
        send={(request) => addArticle(api, request)}
        onSaved={({ id }) => navigation.go(places.article(id))}
      />
    </Frame>
  );
}
