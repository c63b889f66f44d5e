import { errorText } from '@livree/api-client';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { useMutation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { requestGuestLink } from '../api/request-guest-link.ts';

interface AskLinkProps {
  /** From a mail; a signed-in guest needs none. */
  readonly mailKey?: string;
  readonly text: string;
}

/** Mails a fresh link to the guest's own address. */
export function AskLink({ mailKey, text }: AskLinkProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const link = useMutation({ mutationFn: () => requestGuestLink(api, mailKey) });
  return (
    <>
      <p>{text}</p>
      {link.isSuccess && <Banner tone="ok">{link.data.message ?? t('guest.sent')}</Banner>}
      {link.isError && <Banner tone="error">{errorText(link.error, common, t('guest.sendFailed'))}</Banner>}
      <Button wide loading={link.isPending} onClick={() => link.mutate()}>
        {link.isSuccess ? t('guest.sendAgain') : t('guest.send')}
      </Button>
    </>
  );
}
