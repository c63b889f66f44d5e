import { errorText } from '@livree/api-client';
import { TextLink } from '@livree/design-system/actions';
import { Field } from '@livree/design-system/fields';
import { useMutation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { FileInput } from '../../../frame/file-input.tsx';
import { firstFault } from '../../../frame/first-fault.ts';
import { addArticlePicture } from '../api/add-article-picture.ts';
import * as styles from './articles.module.css';

interface PictureFieldProps {
  readonly label: string;
  /** The path of the picture; empty for none. */
  readonly src: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly onPicture: (src: string) => void;
}

/** A picture from the operator's disk: stored as it is chosen, shown, and taken away again. */
export function PictureField({ label, src, error, hint, onPicture }: PictureFieldProps) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const upload = useMutation({
    mutationFn: (image: File) => addArticlePicture(api, image),
    onSuccess: ({ data }) => onPicture(data.path),
  });
  const fault =
    upload.error && (firstFault(upload.error) ?? errorText(upload.error, common, t('picture.addFailed')));
  const told = upload.isPending ? t('articles.sending') : t('picture.fileHint');
  return (
    <div className={styles.picture}>
      <Field label={label} hint={hint ?? told} error={fault ?? error}>
        {(control) => (
          <FileInput
            control={control}
            accept="image/jpeg,image/png,image/webp"
            onFile={(file) => file && upload.mutate(file)}
          />
        )}
      </Field>
      {src !== '' && (
        <>
          <img src={src} alt="" />
          <TextLink onClick={() => onPicture('')}>{t('articles.removeImage')}</TextLink>
        </>
      )}
    </div>
  );
}
