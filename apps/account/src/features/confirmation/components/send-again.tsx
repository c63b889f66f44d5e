import { ApiError, errorText } from '@livree/api-client';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '../../../auth/use-countdown.ts';
import { useSendConfirmation } from '../api/use-send-confirmation.ts';

/** Seconds before another mail can be requested. */
const patience = 60;

/** Mails another link that confirms the address, and says so. */
export function SendAgain() {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { seconds, start } = useCountdown();
  const mail = useSendConfirmation();
  const press = (): void =>
    mail.mutate(undefined, {
      onSuccess: () => start(patience),
      onError: (error) => {
        if (error instanceof ApiError && error.retryAfter !== undefined) start(error.retryAfter);
      },
    });
  return (
    <>
      {mail.isSuccess && <Banner tone="ok">{mail.data.message ?? t('confirmation.sent')}</Banner>}
      {mail.isError && (
        <Banner tone="error">{errorText(mail.error, common, t('confirmation.sendFailed'))}</Banner>
      )}
      <Button variant="secondary" wide loading={mail.isPending} disabled={seconds > 0} onClick={press}>
        {seconds > 0 ? t('confirmation.another', { seconds }) : t('confirmation.send')}
      </Button>
    </>
  );
}
