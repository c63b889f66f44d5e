import { ArticleBody, readHtml } from '@livree/articles';
import type { BlogArticle } from '@livree/contracts';
import { Container } from '@livree/design-system/layout';
import { textLanguage } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { useMemo } from 'react';
import { ArticlePicture } from '../../../articles/article-picture.tsx';
import { listContents, findHeadings } from '../model/contents.ts';
import { ArticleHead } from './article-head.tsx';
import * as styles from './article-page.module.css';
import { AuthorBox } from './author-box.tsx';
import { Contents } from './contents.tsx';
import { RelatedArticles } from './related-articles.tsx';
import { Share } from './share.tsx';
import { TagLinks } from './tag-links.tsx';

/** One article with everything around it. */
export function ArticlePage({ article }: { article: BlogArticle }) {
  const language = useLanguage();
  const nodes = useMemo(() => readHtml(article.content), [article.content]);
  const anchors = useMemo(() => findHeadings(nodes), [nodes]);
  const sections = listContents(anchors);
  const foreign = textLanguage(article, language);
  return (
    <>
      <Container as="section" className={styles.article}>
        <ArticleHead article={article} lang={foreign} />
        <ArticlePicture
          src={article.featuredImage}
          alt={article.featuredImageAlt}
          lang={foreign}
          eager
          className={styles.picture}
        />
        <div className={styles.columns}>
          {sections.length > 0 ? <Contents sections={sections} lang={foreign} /> : null}
          <div className={styles.text}>
            <ArticleBody nodes={nodes} anchors={anchors} lang={foreign} />
            <TagLinks tags={article.tags} />
            <Share article={article} />
            <AuthorBox author={article.author} />
          </div>
        </div>
      </Container>
      <RelatedArticles id={article.id} />
    </>
  );
}
