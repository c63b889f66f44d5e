import { type ImportKind, importKinds } from '@livree/contracts';
import { Tabs } from '@livree/design-system/navigation';
import { useQuery, useSearchParams, useShell, useLanguage } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { ReadState } from '../../../frame/read-state.tsx';
import { History } from '../../../history/history.tsx';
import { columnsQuery } from '../api/columns-query.ts';
import { importAddress } from '../model/address.ts';
import { Columns } from './columns.tsx';
import { FileImport } from './file-import.tsx';

/** Brings customers, vehicles and rides from a file, which is checked row by row before anything is written. */
export function Import() {
  const { t } = useTranslation('operations');
  const [search, setSearch] = useSearchParams();
  const asked = importAddress.readFilters(search).kind;
  const kind = importKinds.find((each) => each === asked) ?? 'customers';
  return (
    <Frame title={t('frame.import')}>
      <Tabs
        label={t('import.kinds')}
        tabs={importKinds.map((id) => ({ id, label: t(`import.kind.${id}`) }))}
        current={kind}
        onTab={(next) => setSearch(importAddress.withFilters(search, { kind: next }, 1))}
      >
        <KindImport key={kind} kind={kind} />
      </Tabs>
    </Frame>
  );
}

function KindImport({ kind }: { kind: ImportKind }) {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const sheet = useQuery(columnsQuery(api, kind, useLanguage()));
  return (
    <>
      <p>{t(`import.lead.${kind}`)}</p>
      <ReadState read={sheet}>
        {(found) => (
          <>
            <Columns kind={kind} columns={found.columns} />
            <FileImport kind={kind} mostRows={found.mostRows} />
          </>
        )}
      </ReadState>
      <History subject="imports" id={kind} />
    </>
  );
}
