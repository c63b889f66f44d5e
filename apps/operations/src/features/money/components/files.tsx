import { errorText } from '@livree/api-client';
import { Button, saveFile } from '@livree/design-system/actions';
import { useMutation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { files, readFile } from '../api/read-file.ts';
import * as styles from './money.module.css';

type File = (typeof files)[number];

/** The files of a day or month: one for the accountant, one about sales to private customers. */
export function Files({ period }: { period: { readonly period?: string } }) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const { api, toasts } = useShell();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (file: File) => readFile(api, file, period),
    onSuccess: (content, file) => saveFile(content, t(`money.${file}Name`)),
    onError: (error) => void toasts.show('error', errorText(error, common, t('frame.failed'))),
  });
  return (
    <section className={styles.files}>
      <h2>{t('money.files')}</h2>
      {files.map((file) => (
        <div key={file}>
          <Button
            variant="secondary"
            slim
            loading={isPending && variables === file}
            onClick={() => mutate(file)}
          >
            {t(`money.${file}`)}
          </Button>
          <small>{t(`money.${file}Hint`)}</small>
        </div>
      ))}
    </section>
  );
}
