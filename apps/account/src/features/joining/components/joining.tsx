import { errorText } from '@livree/api-client';
import { Banner, Spinner } from '@livree/design-system/feedback';
import { useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { AuthMessage } from '../../../auth/auth-message.tsx';
import { invitationQuery } from '../api/invitation-query.ts';
import { JoiningForm } from './joining-form.tsx';

/** Lets somebody who is invited to work for the company choose a password. @param token of the mail's link */
export function JoinByInvitation({ token }: { token: string }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const { data, error, refetch } = useQuery(invitationQuery(api, token));
  if (data) return <JoiningForm token={token} invited={data} />;
  return (
    <AuthMessage title={t('joining.title')}>
      {error ? (
        <Banner tone="error" retryLabel={common('actions.retry')} onRetry={() => void refetch()}>
          {errorText(error, common, t('joining.failed'))}
        </Banner>
      ) : (
        <Spinner label={t('joining.checking')} />
      )}
    </AuthMessage>
  );
}
