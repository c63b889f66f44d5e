import { ArticleBody, readHtml } from '@livree/articles';
import { Dialog } from '@livree/platform/dialog';
import { useTranslation } from 'react-i18next';
import type { ArticleTexts, ArticleValues } from '../model/article-values.ts';
import * as styles from './articles.module.css';

interface PreviewProps {
  readonly values: ArticleValues;
  readonly shown: ArticleTexts;
  readonly onClose: () => void;
}

/** An article as readers will see it, in one language, before anything is saved. */
export function Preview({ values, shown: { language, title, excerpt, content }, onClose }: PreviewProps) {
  const { t } = useTranslation('operations');
  return (
    <Dialog title={t('articles.preview')} onClose={onClose} size="wide">
      <article lang={language} className={styles.preview}>
        <h2>{values[title]}</h2>
        <p className={styles.told}>{values[excerpt]}</p>
        <ArticleBody nodes={readHtml(values[content])} lang={language} />
      </article>
    </Dialog>
  );
}
