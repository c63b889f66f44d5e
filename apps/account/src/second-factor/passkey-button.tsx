import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { refusalText } from '@livree/forms';
import { useMutation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { givePasskey } from './give-passkey.ts';

interface PasskeyButtonProps {
  /** Whether it is one of several ways. */
  readonly isSecond: boolean;
  readonly onGiven: () => void;
}

/** Gives the second factor with a passkey of this device. */
export function PasskeyButton({ isSecond, onGiven }: PasskeyButtonProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const passkey = useMutation({ mutationFn: () => givePasskey(api, t), onSuccess: onGiven });
  const texts = { common, failed: t('passkeys.failed'), unreachable: t('forms.noServer') };
  return (
    <>
      {passkey.isError && <Banner tone="error">{refusalText(passkey.error, {}, texts)}</Banner>}
      <Button
        variant={isSecond ? 'secondary' : 'primary'}
        wide
        loading={passkey.isPending}
        onClick={() => passkey.mutate()}
      >
        {t('login.withPasskey')}
      </Button>
    </>
  );
}
