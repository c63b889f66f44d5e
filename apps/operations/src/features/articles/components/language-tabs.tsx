import { Skeleton } from '@livree/design-system/feedback';
import { TextArea, TextField } from '@livree/design-system/fields';
import { Tabs } from '@livree/design-system/navigation';
import type { ApiForm } from '@livree/forms';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { useStored } from '../../../frame/use-stored.ts';
import { articleTexts, type ArticleTexts, type ArticleValues } from '../model/article-values.ts';
import * as styles from './articles.module.css';

const ContentEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: 'editor' */ '../editor/content-editor.tsx')).ContentEditor,
}));

interface LanguageTabsProps {
  readonly form: ApiForm<ArticleValues>;
  readonly shown: ArticleTexts;
  readonly field: ReturnType<typeof useStored<keyof ArticleValues>>;
  readonly onLanguage: (language: string) => void;
}

/** The texts in one language at a time; a refused form shows the first language with a fault. */
export function LanguageTabs({ form, shown, field, onLanguage }: LanguageTabsProps) {
  const { t } = useTranslation('operations');
  const { faults, refusals, set } = form;
  const isFaulty = ({ title, excerpt, content, imageAlt }: ArticleTexts): boolean =>
    [title, excerpt, content, imageAlt].some((name) => faults[name] !== undefined);
  const showFault = useEffectEvent(() => {
    const [faulty] = isFaulty(shown) ? [] : articleTexts.filter(isFaulty);
    if (faulty) onLanguage(faulty.language);
  });
  useEffect(() => {
    if (refusals > 0) showFault();
  }, [refusals]);
  const optional = shown.language === 'fr' ? undefined : t('articles.emptyHint');
  return (
    <Tabs
      label={t('articles.languages')}
      tabs={articleTexts.map((texts) => ({
        id: texts.language,
        label: isFaulty(texts)
          ? t('articles.faulty', { language: t(`newsletter.in.${texts.language}`) })
          : t(`newsletter.in.${texts.language}`),
      }))}
      current={shown.language}
      onTab={onLanguage}
    >
      <div key={shown.language} className={styles.texts} lang={shown.language}>
        <TextField
          {...field(shown.title, optional)}
          label={t('articles.title')}
          maxLength={160}
          autoComplete="off"
        />
        <TextArea
          {...field(shown.excerpt, t('articles.excerptHint'))}
          label={t('articles.excerpt')}
          maxLength={400}
        />
        {form.values.featuredImage !== '' && (
          <TextField
            {...field(shown.imageAlt, t('editor.altHint'))}
            label={t('articles.imageAlt')}
            maxLength={200}
            autoComplete="off"
          />
        )}
        <Suspense fallback={<Skeleton height="240px" />}>
          <ContentEditor
            label={t('articles.content')}
            language={shown.language}
            html={form.values[shown.content]}
            hint={field(shown.content).hint}
            error={faults[shown.content]}
            onChange={(html) => set(shown.content, html)}
          />
        </Suspense>
      </div>
    </Tabs>
  );
}
