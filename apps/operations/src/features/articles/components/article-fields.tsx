import type { BlogCategory } from '@livree/contracts';
import { SelectField, Switch, TextField } from '@livree/design-system/fields';
import type { ApiForm } from '@livree/forms';
import { useTranslation } from 'react-i18next';
import type { useStored } from '../../../frame/use-stored.ts';
import type { ArticleValues } from '../model/article-values.ts';
import * as styles from './articles.module.css';
import { PictureField } from './picture-field.tsx';

interface ArticleFieldsProps {
  readonly form: ApiForm<ArticleValues>;
  readonly field: ReturnType<typeof useStored<keyof ArticleValues>>;
  readonly categories: readonly BlogCategory[];
}

/** What is said of an article in every language. */
export function ArticleFields({ form, field, categories }: ArticleFieldsProps) {
  const { t } = useTranslation('operations');
  return (
    <fieldset className={styles.fields}>
      <legend>{t('articles.everywhere')}</legend>
      <SelectField
        {...field('categoryId')}
        label={t('articles.category')}
        placeholder={t('articles.noCategory')}
        items={categories.map(({ id, name }) => ({ id: String(id), text: name }))}
      />
      <TextField {...field('tags', t('articles.tagsHint'))} label={t('articles.tags')} autoComplete="off" />
      <TextField
        {...field('slug', t('articles.slugHint'))}
        label={t('articles.slug')}
        maxLength={120}
        autoComplete="off"
      />
      <PictureField
        label={t('articles.image')}
        src={form.values.featuredImage}
        error={form.faults['featuredImage']}
        hint={field('featuredImage').hint}
        onPicture={(src) => form.set('featuredImage', src)}
      />
      <Switch
        label={t('articles.featured')}
        checked={form.values.isFeatured === 'yes'}
        onChange={({ target }) => form.set('isFeatured', target.checked ? 'yes' : '')}
      />
    </fieldset>
  );
}
