import { cx } from '@livree/design-system/cx';
import { Field } from '@livree/design-system/fields';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileInput } from '../../../frame/file-input.tsx';
import * as styles from './import.module.css';

interface FileFieldProps {
  readonly mostRows: number;
  readonly error: string | undefined;
  /** The name of the chosen file. */
  readonly chosen: string | undefined;
  readonly onFile: (file: File | undefined) => void;
}

/** A file that is chosen, or dropped on the field. */
export function FileField({ mostRows, error, chosen, onFile }: FileFieldProps) {
  const { t } = useTranslation('operations');
  const format = formatterFor(useLanguage());
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent, over: boolean): void => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <div
      className={cx(styles.drop, isOver && styles.over)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        if (input.current) input.current.files = event.dataTransfer.files;
        onFile(event.dataTransfer.files[0]);
      }}
    >
      <Field
        label={t('import.file')}
        hint={t('import.fileHint', { rows: format.number(mostRows) })}
        error={error}
      >
        {(control) => (
          <FileInput control={control} ref={input} accept=".csv,text/csv" chosen={chosen} onFile={onFile} />
        )}
      </Field>
    </div>
  );
}
