import { type ImportKind, type ImportResult, importRoutes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { Form, useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkFile } from '../api/check-file.ts';
import { FileField } from './file-field.tsx';
import * as styles from './import.module.css';
import { Result } from './result.tsx';

/** A file, and what its check said of it. */
interface Checked {
  readonly file: File;
  readonly result: ImportResult;
  /** One for each check: what it found is imported once, however often it is sent. */
  readonly importKey: string;
}

interface FileImportProps {
  readonly kind: ImportKind;
  readonly mostRows: number;
}

const none: { readonly file: File | undefined } = { file: undefined };

/** Takes a file, checks it, and shows what an import would do. */
export function FileImport({ kind, mostRows }: FileImportProps) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [checked, setChecked] = useState<Checked>();
  const form = useApiForm({
    values: none,
    isSaved: true,
    route: importRoutes.check,
    async send({ file = new File([], '') }) {
      const result = await checkFile(api, kind, file);
      setChecked({ file, result, importKey: crypto.randomUUID() });
    },
    onSent: () => undefined,
    failed: t('import.notChecked'),
  });
  return (
    <>
      <Form form={form} label={t('import.check')} className={styles.form}>
        {form.notice && <Banner tone="error">{form.notice.text}</Banner>}
        <FileField
          mostRows={mostRows}
          error={form.faults['file']}
          chosen={form.values.file?.name}
          onFile={(file) => {
            setChecked(undefined);
            form.set('file', file);
          }}
        />
        <Button type="submit" variant={checked ? 'secondary' : 'primary'} loading={form.isSending}>
          {t('import.check')}
        </Button>
      </Form>
      {checked && <Result key={checked.importKey} kind={kind} {...checked} />}
    </>
  );
}
