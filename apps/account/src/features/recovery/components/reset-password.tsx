import { errorText } from '@livree/api-client';
import type { ResetLink } from '@livree/contracts';
import { Banner, Spinner } from '@livree/design-system/feedback';
import { useQuery, useShell } from '@livree/platform';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthMessage } from '../../../auth/auth-message.tsx';
import { resetLinkQuery } from '../api/reset-link-query.ts';
import { readResetLink } from '../model/reset-link.ts';
import { BadLink } from './bad-link.tsx';
import { ResetForm } from './reset-form.tsx';

/** Sets a new password with the mail's link. A missing or used link is reported at once. */
export function ResetPassword() {
  const { t } = useTranslation('account');
  const search = useSyncExternalStore(neverChanges, () => location.search, unread);
  if (search === undefined) return <Checking />;
  const link = readResetLink(search);
  return link === undefined ? <BadLink message={t('reset.missing')} /> : <CheckedLink link={link} />;
}

const neverChanges = () => () => undefined;
/** The server never sees the query, so only the browser can distinguish a missing link from one not read yet. */
const unread = () => undefined;

function CheckedLink({ link }: { link: ResetLink }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const { data, error, refetch } = useQuery(resetLinkQuery(api, link));
  if (error)
    return (
      <AuthMessage title={t('reset.title')}>
        <Banner tone="error" retryLabel={common('actions.retry')} onRetry={() => void refetch()}>
          {errorText(error, common, t('reset.unexpected'))}
        </Banner>
      </AuthMessage>
    );
  if (data === undefined) return <Checking />;
  return data.isGood ? <ResetForm link={link} /> : <BadLink message={data.message} />;
}

function Checking() {
  const { t } = useTranslation('account');
  return (
    <AuthMessage title={t('reset.title')}>
      <Spinner label={t('reset.checking')} />
    </AuthMessage>
  );
}
