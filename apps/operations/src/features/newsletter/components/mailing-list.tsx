import type { Mailing } from '@livree/contracts';
import { textLinkClass } from '@livree/design-system/actions';
import { Table, type Column } from '@livree/design-system/display';
import { EmptyState } from '@livree/design-system/feedback';
import { Link, useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Paged } from '../../../frame/paged.tsx';
import { places } from '../../../frame/places.ts';
import { useCompanyFormat } from '../../../frame/use-company-format.ts';
import { useList } from '../../../frame/use-list.ts';
import { mailingsQuery } from '../api/mailings-query.ts';
import { newsletterAddress } from '../model/address.ts';
import { MailingStatus } from './mailing-status.tsx';

/** Mailings in rows, drafts first. */
export function MailingList() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const { page, onPage } = useList(newsletterAddress);
  const mailings = useQuery(mailingsQuery(api, page));
  const columns = useColumns();
  return (
    <Paged
      read={mailings}
      label={t('newsletter.pages')}
      none={<EmptyState title={t('newsletter.none')} />}
      onPage={onPage}
    >
      {(found) => (
        <Table
          caption={t('newsletter.mailings')}
          rows={found}
          rowKey={({ id }) => String(id)}
          columns={columns}
        />
      )}
    </Paged>
  );
}

function useColumns(): readonly Column<Mailing>[] {
  const { t } = useTranslation('operations');
  const format = useCompanyFormat();
  return [
    {
      id: 'subject',
      header: t('newsletter.subject'),
      cell: ({ id, subjectFr }) => (
        <Link to={places.mailing(id)} className={textLinkClass()}>
          {subjectFr}
        </Link>
      ),
    },
    {
      id: 'state',
      header: t('newsletter.state'),
      cell: (mailing) => <MailingStatus mailing={mailing} />,
    },
    {
      id: 'sent',
      header: t('newsletter.sentAt'),
      cell: ({ sentAt }) => sentAt && format.dateTime(new Date(sentAt), 'compact'),
    },
    {
      id: 'recipients',
      header: t('newsletter.recipients'),
      align: 'end',
      phone: 'end',
      cell: ({ sentAt, recipientCount }) => sentAt && format.number(recipientCount),
    },
  ];
}
