import { EmptyState } from '@livree/design-system/feedback';
import { Tabs } from '@livree/design-system/navigation';
import { useQuery, useSearchParams, useShell } from '@livree/platform';
import { ListPages } from '@livree/platform/list';
import { listAddress } from '@livree/platform/list-address';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../frame/entries.module.css';
import { Frame } from '../../../frame/frame.tsx';
import { ReadState } from '../../../frame/read-state.tsx';
import { messagesQuery } from '../api/messages-query.ts';
import { MessageEntry } from './message-entry.tsx';

const address = listAddress({ kind: '' });
const kinds = ['waiting', 'answered'] as const;

/** The messages of the contact form, to be answered. */
export function Messages() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search, setSearch] = useSearchParams();
  const filters = address.readFilters(search);
  const kind = filters.kind === 'answered' ? 'answered' : 'waiting';
  const messages = useQuery(messagesQuery(api, kind === 'answered', address.readPage(search)));
  return (
    <Frame title={t('frame.messages')}>
      <Tabs
        label={t('messages.kinds')}
        tabs={kinds.map((id) => ({ id, label: t(`messages.${id}`) }))}
        current={kind}
        onTab={(next) => setSearch(address.withFilters(search, { kind: next }, 1))}
      >
        <ReadState read={messages}>
          {({ items, page, pageCount }) =>
            items.length === 0 ? (
              <EmptyState title={t('messages.none')} />
            ) : (
              <>
                <ul className={styles.entries}>
                  {items.map((message) => (
                    <MessageEntry key={message.id} message={message} />
                  ))}
                </ul>
                <ListPages
                  label={t('messages.pages')}
                  page={page}
                  pages={pageCount}
                  onPage={(next) => setSearch(address.withFilters(search, filters, next))}
                  pageLabel={(number) => t('rides.page', { page: number })}
                />
              </>
            )
          }
        </ReadState>
      </Tabs>
    </Frame>
  );
}
