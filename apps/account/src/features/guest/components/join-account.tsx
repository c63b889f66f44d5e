import { errorText } from '@livree/api-client';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { paths, useMutation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { joinAccount } from '../api/join-account.ts';

/** Adds the guest's rides to the account that has the address. It stays closed: its holder signs in. */
export function JoinAccount({ email }: { email: string }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api, session, navigation, toasts } = useShell();
  const join = useMutation({
    mutationFn: () => joinAccount(api),
    async onSuccess({ message }) {
      toasts.show('success', message ?? t('guest.joined'));
      // The guest is gone, and so is the session.
      await session.refresh().catch(() => undefined);
      navigation.go(paths.login(), { state: { contact: { email } } });
    },
  });
  return (
    <>
      <h2>{t('guest.joinTitle')}</h2>
      <p>{t('guest.joinText', { email })}</p>
      {join.isError && <Banner tone="error">{errorText(join.error, common, t('guest.joinFailed'))}</Banner>}
      <Button variant="secondary" wide loading={join.isPending} onClick={() => join.mutate()}>
        {t('guest.join')}
      </Button>
    </>
  );
}
