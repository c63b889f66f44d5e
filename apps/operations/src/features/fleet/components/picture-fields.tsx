import { Field, TextArea, TextField } from '@livree/design-system/fields';
import type { ApiForm } from '@livree/forms';
import { useLanguage } from '@livree/platform';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FileInput } from '../../../frame/file-input.tsx';
import * as styles from './pictures.module.css';

export interface PictureValues {
  readonly image: File | undefined;
  readonly title: string;
  readonly description: string;
}

interface PictureFieldsProps {
  readonly form: ApiForm<PictureValues>;
  readonly fileLabel: string;
  /** The sent share of the file, 0 to 1; undefined while nothing is sent. */
  readonly share: number | undefined;
}

/** The file of a picture and its texts, with the progress of its upload. */
export function PictureFields({ form, fileLabel, share }: PictureFieldsProps) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const optional = `(${common('state.optional').toLocaleLowerCase(useLanguage())})`;
  const progressId = useId();
  const text = (name: 'title' | 'description') => ({
    ...form.bind(name),
    onChange: ({ target }: { target: { value: string } }) => form.set(name, target.value),
  });
  return (
    <>
      <Field label={fileLabel} hint={t('picture.fileHint')} error={form.faults['image']}>
        {(control) => (
          <FileInput
            control={control}
            accept="image/jpeg,image/png,image/webp"
            chosen={form.values.image?.name}
            onFile={(file) => form.set('image', file)}
          />
        )}
      </Field>
      <TextField {...text('title')} label={t('picture.name')} optional={optional} maxLength={120} />
      <TextArea
        {...text('description')}
        label={t('picture.description')}
        optional={optional}
        maxLength={1000}
      />
      {share !== undefined && (
        <p className={styles.progress}>
          <label htmlFor={progressId}>{t('picture.sending', { percent: Math.round(share * 100) })}</label>
          <progress id={progressId} max={1} value={share} />
        </p>
      )}
    </>
  );
}
