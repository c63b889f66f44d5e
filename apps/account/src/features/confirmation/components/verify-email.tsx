import { errorText } from '@livree/api-client';
import { Button, buttonClass } from '@livree/design-system/actions';
import { Banner, Spinner } from '@livree/design-system/feedback';
import { Link, paths, useQuery, useQueryClient, useShell } from '@livree/platform';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthMessage } from '../../../auth/auth-message.tsx';
import { signInMethodsQuery } from '../../../sign-in-methods-query.ts';
import { type Confirmation, confirmationQuery } from '../api/confirmation-query.ts';
import { SendAgain } from './send-again.tsx';

/** Confirms the address of the signed-in customer with the mail's link. */
export function VerifyEmail() {
  const { t } = useTranslation('account');
  const search = useSyncExternalStore(neverChanges, () => location.search, unread);
  const token = search === undefined ? undefined : (new URLSearchParams(search).get('token')?.trim() ?? '');
  return (
    <AuthMessage title={t('confirmation.title')}>
      {token === undefined && <Spinner label={t('confirmation.checking')} />}
      {token === '' && <Refused message={t('confirmation.missing')} />}
      {token && <UsedLink token={token} />}
    </AuthMessage>
  );
}

const neverChanges = () => () => undefined;
/** The server never sees the query, so only the browser can distinguish a missing link from one not read yet. */
const unread = () => undefined;

function UsedLink({ token }: { token: string }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(confirmationQuery(api, token));
  const outcome = data?.outcome;
  useEffect(() => {
    if (outcome === 'confirmed')
      void queries.invalidateQueries({ queryKey: signInMethodsQuery(api).queryKey });
  }, [outcome, queries, api]);
  if (data) return <Outcome confirmation={data} />;
  if (!error) return <Spinner label={t('confirmation.checking')} />;
  return (
    <Banner tone="error" retryLabel={common('actions.retry')} onRetry={() => void refetch()}>
      {errorText(error, common, t('confirmation.failed'))}
    </Banner>
  );
}

function Outcome({ confirmation: { outcome, message } }: { confirmation: Confirmation }) {
  const { t } = useTranslation('account');
  if (outcome === 'invalid') return <Refused message={message} />;
  if (outcome === 'another') return <OfAnother message={message} />;
  return (
    <>
      <Banner tone="ok">
        {outcome === 'already' ? t('confirmation.already') : (message ?? t('confirmation.done'))}
      </Banner>
      <p>{t('confirmation.opens')}</p>
      <Link to={`${paths.settings()}?tab=security`} replace className={buttonClass({ wide: true })}>
        {t('confirmation.toSettings')}
      </Link>
    </>
  );
}

function Refused({ message }: { message: string }) {
  return (
    <>
      <Banner tone="error">{message}</Banner>
      <SendAgain />
    </>
  );
}

/** Signing out leads to the log-in page, and from there back here. */
function OfAnother({ message }: { message: string }) {
  const { t } = useTranslation('account');
  const { session } = useShell();
  return (
    <>
      <Banner tone="error">{message}</Banner>
      <p>{t('confirmation.otherAccount')}</p>
      <Button wide onClick={() => void session.signOut().catch(() => undefined)}>
        {t('confirmation.signOut')}
      </Button>
    </>
  );
}
