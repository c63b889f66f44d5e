import { Banner, Spinner } from '@livree/design-system/feedback';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthMessage } from '../../../auth/auth-message.tsx';
import { AskLink } from './ask-link.tsx';
import { OpenLink } from './open-link.tsx';
import { OpenedRide, type Opened } from './opened-ride.tsx';

/** The page of guests: from a mail about their ride, they ask for a link; with the link, they see the ride again. */
export function GuestPage() {
  const { t } = useTranslation('account');
  const search = useSyncExternalStore(neverChanges, () => location.search, unread);
  const [opened, setOpened] = useState<Opened>();
  if (opened !== undefined) return <OpenedRide opened={opened} />;
  const query = new URLSearchParams(search);
  const token = query.get('token');
  const key = query.get('key');
  return (
    <AuthMessage title={t('guest.title')}>
      {search === undefined && <Spinner label={t('guest.opening')} />}
      {search !== undefined && token === null && key === null && (
        <Banner tone="error">{t('guest.missing')}</Banner>
      )}
      {token !== null && <OpenLink token={token} onOpened={setOpened} />}
      {token === null && key !== null && <AskLink mailKey={key} text={t('guest.ask')} />}
    </AuthMessage>
  );
}

const neverChanges = () => () => undefined;
/** The server never sees the query, so only the browser can distinguish a missing link from one not read yet. */
const unread = () => undefined;
