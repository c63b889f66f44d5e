import { EmptyState } from '@livree/design-system/feedback';
import { Tabs } from '@livree/design-system/navigation';
import { useQuery, useSearchParams, useShell } from '@livree/platform';
import { listAddress } from '@livree/platform/list-address';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../frame/entries.module.css';
import { Frame } from '../../../frame/frame.tsx';
import { SaveListButton } from '../../../frame/lists/save-list-button.tsx';
import { Paged } from '../../../frame/paged.tsx';
import { useList } from '../../../frame/use-list.ts';
import { messagesQuery } from '../api/messages-query.ts';
import { MessageEntry } from './message-entry.tsx';

const address = listAddress({ kind: '' });
const kinds = ['waiting', 'answered'] as const;

/** The messages of the contact form, to be answered. */
export function Messages() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const [search, setSearch] = useSearchParams();
  const { filters, page, onPage } = useList(address);
  const kind = filters.kind === 'answered' ? 'answered' : 'waiting';
  const answered = kind === 'answered';
  const messages = useQuery(messagesQuery(api, answered, page));
  return (
    <Frame
      title={t('frame.messages')}
      beside={
        <SaveListButton list="messages" request={{ query: { answered } }} title={t('frame.messages')} />
      }
    >
      <Tabs
        label={t('messages.kinds')}
        tabs={kinds.map((id) => ({ id, label: t(`messages.${id}`) }))}
        current={kind}
        onTab={(next) => setSearch(address.withFilters(search, { kind: next }, 1))}
      >
        <Paged
          read={messages}
          label={t('messages.pages')}
          none={<EmptyState title={t('messages.none')} />}
          onPage={onPage}
          idOf={answered ? undefined : ({ id }) => id}
        >
          {(found) => (
            <ul className={styles.entries}>
              {found.map((message) => (
                <MessageEntry key={message.id} message={message} />
              ))}
            </ul>
          )}
        </Paged>
      </Tabs>
    </Frame>
  );
}
