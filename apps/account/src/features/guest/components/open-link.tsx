import { errorText } from '@livree/api-client';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { useMutation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { redeemGuestLink } from '../api/redeem-guest-link.ts';
import type { Opened } from './opened-ride.tsx';

interface OpenLinkProps {
  readonly token: string;
  readonly onOpened: (opened: Opened) => void;
}

/** Uses the link when the guest presses: a program that only looks at a mail's links uses none up. */
export function OpenLink({ token, onOpened }: OpenLinkProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api, session } = useShell();
  const link = useMutation({
    mutationFn: () => redeemGuestLink(api, token),
    onSuccess({ data: { addressHolder, ...opened } }) {
      session.signIn(opened);
      onOpened({ addressHolder, email: opened.user.email });
    },
  });
  return (
    <>
      <p>{t('guest.open')}</p>
      {link.isError && <Banner tone="error">{errorText(link.error, common, t('guest.openFailed'))}</Banner>}
      <Button wide loading={link.isPending} onClick={() => link.mutate()}>
        {t('guest.openButton')}
      </Button>
    </>
  );
}
