import { errorText } from '@livree/api-client';
import type { ImportKind, ImportResult } from '@livree/contracts';
import { Button, saveFile } from '@livree/design-system/actions';
import { Counters } from '@livree/design-system/display';
import { Banner } from '@livree/design-system/feedback';
import { useMutation, useQueryClient, useShell } from '@livree/platform';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runImport } from '../api/run-import.ts';
import { countRows } from '../model/count-rows.ts';
import { toCsvFile } from '../model/to-csv-file.ts';
import * as styles from './import.module.css';
import { Rows } from './rows.tsx';

interface ResultProps {
  readonly kind: ImportKind;
  readonly file: File;
  /** What the check said. */
  readonly result: ImportResult;
  /** That of the import. */
  readonly importKey: string;
}

/** What the check of a file found, its import, and the wrong rows as a file to mend. */
export function Result({ kind, file, result: checked, importKey: key }: ResultProps) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const queries = useQueryClient();
  const [result, setResult] = useState(checked);
  const run = useMutation({
    mutationFn: () => runImport(api, { kind, file, fingerprint: checked.fingerprint, key }, setResult),
    onSettled: () => queries.invalidateQueries(),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { rows, wrongRows } = result;
  const counts = countRows(rows);
  const isBegun = counts.made > 0;
  return (
    <section className={styles.result}>
      <h2 ref={heading} tabIndex={-1}>
        {t('import.result', { file: file.name })}
      </h2>
      <Counters
        items={[
          isBegun
            ? { label: t('import.made'), value: counts.made }
            : { label: t('import.ready'), value: counts.ready },
          { label: t('import.known'), value: counts.known },
          { label: t('import.wrong'), value: counts.wrong },
        ]}
      />
      <div role="status">
        {isBegun && !run.isPending && !run.isError && (
          <Banner tone="ok">{t('import.madeCount', { count: counts.made })}</Banner>
        )}
        {run.isPending && (
          <Banner tone="info">
            {t('import.running', { made: counts.made, count: counts.made + counts.ready })}
          </Banner>
        )}
      </div>
      {run.error && <Banner tone="error">{errorText(run.error, common, t('import.notRun'))}</Banner>}
      <div className={styles.acts}>
        {counts.ready > 0 && (
          <Button loading={run.isPending} onClick={() => run.mutate()}>
            {t('import.run', { count: counts.ready })}
          </Button>
        )}
        {wrongRows !== null && (
          <Button
            variant="secondary"
            onClick={() => saveFile(toCsvFile(wrongRows), t('import.wrongName', { file: file.name }))}
          >
            {t('import.saveWrong', { count: counts.wrong })}
          </Button>
        )}
      </div>
      <Rows kind={kind} rows={rows} />
    </section>
  );
}
