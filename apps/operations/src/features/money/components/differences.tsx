import { EmptyState } from '@livree/design-system/feedback';
import { useQuery, useShell } from '@livree/platform';
import { listAddress } from '@livree/platform/list-address';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../frame/entries.module.css';
import { Frame } from '../../../frame/frame.tsx';
import { SaveListButton } from '../../../frame/lists/save-list-button.tsx';
import { Paged } from '../../../frame/paged.tsx';
import { useList } from '../../../frame/use-list.ts';
import { differencesQuery } from '../api/differences-query.ts';
import { Difference } from './difference.tsx';

const address = listAddress({});

/** What the providers’ books and ours say differently, each with what to do. */
export function Differences() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const { page, onPage } = useList(address);
  const differences = useQuery(differencesQuery(api, page));
  return (
    <Frame
      title={t('difference.title')}
      beside={<SaveListButton list="differences" request={{}} title={t('difference.title')} />}
    >
      <Paged
        read={differences}
        label={t('difference.pages')}
        none={<EmptyState title={t('difference.none')}>{t('difference.noneText')}</EmptyState>}
        onPage={onPage}
        idOf={({ id }) => id}
      >
        {(entries) => (
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <Difference key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </Paged>
    </Frame>
  );
}
