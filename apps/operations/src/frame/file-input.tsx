import type { ControlProps } from '@livree/design-system/fields';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './file-input.module.css';

interface FileInputProps {
  readonly control: ControlProps;
  /** What may be chosen, as the `accept` of a file input. */
  readonly accept: string;
  /** The name of the chosen file, if it is kept until the form is sent. */
  readonly chosen?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onFile: (file: File | undefined) => void;
}

/** A file input that says what it does in the page's language; a browser's own says it in the browser's. */
export function FileInput({ control, accept, chosen, ref, onFile }: FileInputProps) {
  const { t } = useTranslation('operations');
  return (
    <div className={styles.file}>
      <input
        {...control}
        ref={ref}
        type="file"
        accept={accept}
        onChange={({ target }) => onFile(target.files?.[0])}
      />
      <span className={styles.button} aria-hidden="true">
        {t('file.choose')}
      </span>
      <span className={styles.name}>{chosen}</span>
    </div>
  );
}
