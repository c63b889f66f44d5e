import { EmptyState } from '@livree/design-system/feedback';
import { useQuery, useShell } from '@livree/platform';
import { listAddress } from '@livree/platform/list-address';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../frame/entries.module.css';
import { Frame } from '../../../frame/frame.tsx';
import { SaveListButton } from '../../../frame/lists/save-list-button.tsx';
import { Paged } from '../../../frame/paged.tsx';
import { useList } from '../../../frame/use-list.ts';
import { refundRequestsQuery } from '../api/refund-requests-query.ts';
import { RefundRequest } from './refund-request.tsx';

const address = listAddress({});

/** What customers ask back, to be approved or declined. */
export function RefundRequests() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const { page, onPage } = useList(address);
  const requests = useQuery(refundRequestsQuery(api, page));
  return (
    <Frame
      title={t('frame.refunds')}
      beside={<SaveListButton list="refundRequests" request={{}} title={t('frame.refunds')} />}
    >
      <Paged
        read={requests}
        label={t('refunds.pages')}
        none={<EmptyState title={t('refunds.none')}>{t('refunds.noneText')}</EmptyState>}
        onPage={onPage}
        idOf={({ request }) => request.id}
      >
        {(entries) => (
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <RefundRequest key={entry.request.id} entry={entry} />
            ))}
          </ul>
        )}
      </Paged>
    </Frame>
  );
}
