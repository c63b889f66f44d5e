import { EmptyState } from '@livree/design-system/feedback';
import { useQuery, useShell } from '@livree/platform';
import { listAddress } from '@livree/platform/list-address';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { SaveListButton } from '../../../frame/lists/save-list-button.tsx';
import { Paged } from '../../../frame/paged.tsx';
import { useList } from '../../../frame/use-list.ts';
import { disputesQuery } from '../api/disputes-query.ts';
import { DisputeTable } from './dispute-table.tsx';

const address = listAddress({});

/** Payments that their customers dispute, each with the day by which to answer. */
export function Disputes() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const { page, onPage } = useList(address);
  const disputes = useQuery(disputesQuery(api, page));
  return (
    <Frame
      title={t('dispute.title')}
      beside={<SaveListButton list="disputes" request={{}} title={t('dispute.title')} />}
    >
      <Paged
        read={disputes}
        label={t('dispute.pages')}
        none={<EmptyState title={t('dispute.none')} />}
        onPage={onPage}
      >
        {(found) => (
          <>
            <p>{t('dispute.told')}</p>
            <DisputeTable disputes={found} />
          </>
        )}
      </Paged>
    </Frame>
  );
}
