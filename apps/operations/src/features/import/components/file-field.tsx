import { cx } from '@livree/design-system/cx';
import { Field } from '@livree/design-system/fields';
import { formatterFor } from '@livree/i18n';
import { useLanguage } from '@livree/platform';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as chosen from '../../../frame/file.module.css';
import * as styles from './import.module.css';

interface FileFieldProps {
  readonly mostRows: number;
  readonly error: string | undefined;
  readonly onFile: (file: File | undefined) => void;
}

/** A file that is chosen, or dropped on the field. */
export function FileField({ mostRows, error, onFile }: FileFieldProps) {
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
          <input
            {...control}
            ref={input}
            type="file"
            accept=".csv,text/csv"
            className={chosen.file}
            onChange={({ target }) => onFile(target.files?.[0])}
          />
        )}
      </Field>
    </div>
  );
}
