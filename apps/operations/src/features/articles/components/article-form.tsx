import { readHtml, readText } from '@livree/articles';
import { type ArticleRequest, blogRoutes, type ManagedArticle } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { Form, useApiForm } from '@livree/forms';
import { useLanguage, useQuery, useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Resumed } from '../../../frame/kept/resumed.tsx';
import { useKeptForm } from '../../../frame/kept/use-kept-form.ts';
import { useEditedVersion } from '../../../frame/use-edited-version.ts';
import { useStored } from '../../../frame/use-stored.ts';
import { categoriesQuery } from '../api/categories-query.ts';
import { articleTexts, type ArticleValues, fieldOf, toRequest } from '../model/article-values.ts';
import { ArticleFields } from './article-fields.tsx';
import * as styles from './articles.module.css';
import { LanguageTabs } from './language-tabs.tsx';
import { Preview } from './preview.tsx';

interface Saved {
  readonly message?: string | undefined;
  readonly data: ManagedArticle;
}

interface ArticleFormProps {
  /** Null for an article that is new. */
  readonly id: number | null;
  readonly values: ArticleValues;
  /** Null for an article that is new. */
  readonly version: string | null;
  readonly send: (request: ArticleRequest, version: string) => Promise<Saved>;
  readonly onSaved?: (article: ManagedArticle) => void;
}

/** The texts of an article in four languages, and what is said of all of them. */
export function ArticleForm({ id, values, version, send, onSaved }: ArticleFormProps) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [language, setLanguage] = useState<string>('fr');
  const [isPreviewed, setPreviewed] = useState(false);
  const end = useKeptForm(`article-${id ?? 'new'}`, { newest: version });
  const edit = useEditedVersion(version, end.draft);
  const form = useApiForm({
    values,
    isSaved: true,
    route: blogRoutes.create,
    body: toRequest,
    fieldOf,
    send: (typed) =>
      edit.send(async (begun) => {
        const { message, data } = await send(toRequest(typed), begun ?? '');
        return { message, data: { ...data, version: data.updatedAt } };
      }),
    ...end,
    onSent(answer: Saved) {
      onSaved?.(answer.data);
      return end.onSent(answer);
    },
  });
  edit.follow(form.isDirty);
  const { data: categories = [] } = useQuery(categoriesQuery(api, useLanguage()));
  const field = useStored(form, values, edit.isOvertaken, (name, text) =>
    name === 'categoryId'
      ? (categories.find((category) => String(category.id) === text)?.name ?? '')
      : readHtml(text).map(readText).join(' '),
  );
  const shown = articleTexts.find((texts) => texts.language === language) ?? articleTexts[0];
  return (
    <Form form={form} label={t('articles.words')} className={styles.form}>
      <Resumed form={form} values={values} />
      {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
      <LanguageTabs form={form} shown={shown} field={field} onLanguage={setLanguage} />
      <ArticleFields form={form} field={field} categories={categories} />
      <div className={styles.ways}>
        <Button type="submit" loading={form.isSending}>
          {t('frame.save')}
        </Button>
        <Button variant="secondary" onClick={() => setPreviewed(true)}>
          {t('articles.preview')}
        </Button>
      </div>
      {isPreviewed && <Preview values={form.values} shown={shown} onClose={() => setPreviewed(false)} />}
    </Form>
  );
}
