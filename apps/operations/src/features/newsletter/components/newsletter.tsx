import { buttonClass } from '@livree/design-system/actions';
import { Tabs } from '@livree/design-system/navigation';
import { formatterFor } from '@livree/i18n';
import { Link, useLanguage, useQuery, useSearchParams, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { Frame } from '../../../frame/frame.tsx';
import { SaveListButton } from '../../../frame/lists/save-list-button.tsx';
import { places } from '../../../frame/places.ts';
import { readershipQuery } from '../api/readership-query.ts';
import { newsletterAddress, shown } from '../model/address.ts';
import { MailingList } from './mailing-list.tsx';
import * as styles from './newsletter.module.css';
import { Subscribers } from './subscribers.tsx';

/** The newsletter: what was sent and what is being written, and who reads it. */
export function Newsletter() {
  const { t } = useTranslation('operations');
  const [search, setSearch] = useSearchParams();
  const filters = newsletterAddress.readFilters(search);
  const isSubscribers = filters.show === 'subscribers';
  return (
    <Frame
      title={t('frame.newsletter')}
      beside={
        <>
          {isSubscribers && (
            <SaveListButton
              list="subscribers"
              request={{ query: { search: filters.search } }}
              title={t('newsletter.subscribers')}
            />
          )}
          <Link to={places.newMailing()} className={buttonClass({ slim: true })}>
            {t('newsletter.begin')}
          </Link>
        </>
      }
    >
      <Readers />
      <Tabs
        label={t('newsletter.parts')}
        tabs={shown.map((id) => ({ id, label: t(`newsletter.${id}`) }))}
        current={isSubscribers ? 'subscribers' : 'mailings'}
        onTab={(show) => setSearch(newsletterAddress.withFilters(search, { ...filters, show }, 1))}
      >
        {isSubscribers ? <Subscribers /> : <MailingList />}
      </Tabs>
    </Frame>
  );
}

/** How many read it; nothing until that is known. */
function Readers() {
  const { t } = useTranslation('operations');
  const { api } = useShell();
  const { number } = formatterFor(useLanguage());
  const { data } = useQuery(readershipQuery(api));
  if (data === undefined) return null;
  const { confirmed, unconfirmed } = data;
  return (
    <p className={styles.told}>
      {t('newsletter.readers', { count: confirmed, shown: number(confirmed) })}
      {unconfirmed > 0 && ` ${t('newsletter.waiting', { count: unconfirmed, shown: number(unconfirmed) })}`}
    </p>
  );
}
