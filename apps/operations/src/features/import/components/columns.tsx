import { errorText } from '@livree/api-client';
import type { ImportColumn, ImportKind } from '@livree/contracts';
import { Button, saveFile } from '@livree/design-system/actions';
import { Disclosure, Table, type Column } from '@livree/design-system/display';
import { useMutation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { saveTemplate } from '../api/save-template.ts';
import * as styles from './import.module.css';

interface ColumnsProps {
  readonly kind: ImportKind;
  readonly columns: readonly ImportColumn[];
}

/** What each column of a file takes, and an empty file with the headings. */
export function Columns({ kind, columns }: ColumnsProps) {
  const { t } = useTranslation('operations');
  return (
    <div className={styles.columns}>
      <TemplateButton kind={kind} />
      <Disclosure summary={t('import.columns')}>
        <Table
          caption={t('import.columns')}
          rows={columns}
          rowKey={({ heading }) => heading}
          columns={useColumns()}
        />
      </Disclosure>
    </div>
  );
}

function useColumns(): readonly Column<ImportColumn>[] {
  const { t } = useTranslation('operations');
  return [
    { id: 'heading', header: t('import.heading'), cell: ({ heading }) => heading },
    {
      id: 'required',
      header: t('import.isRequired'),
      cell: ({ isRequired }) => t(isRequired ? 'import.required' : 'import.optional'),
    },
    { id: 'takes', header: t('import.takes'), cell: ({ hint }) => hint },
  ];
}

function TemplateButton({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  const { api, toasts } = useShell();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveTemplate(api, kind),
    onSuccess: (file) => saveFile(file, t(`import.templateName.${kind}`)),
    onError: (error) => toasts.show('error', errorText(error, common, t('import.templateFailed'))),
  });
  return (
    <Button variant="secondary" slim loading={isPending} onClick={() => mutate()}>
      {t('import.template')}
    </Button>
  );
}
