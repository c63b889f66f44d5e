import { Button } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';

interface PasskeyButtonProps {
  readonly isBusy: boolean;
  /** @param remember whether the form's 'remember me' is ticked */
  readonly onPress: (remember: boolean) => void;
}

/** The way in for those who have a passkey. */
export function PasskeyButton({ isBusy, onPress }: PasskeyButtonProps) {
  const { t } = useMessages('account');
  return (
    // A press before the scripts are here is held back as a submission, and made again.
    <Button
      type="submit"
      variant="secondary"
      wide
      disabled={isBusy}
      onClick={(event) => {
        event.preventDefault();
        const { form } = event.currentTarget;
        onPress(form !== null && new FormData(form).has('remember'));
      }}
    >
      {t('login.withPasskey')}
    </Button>
  );
}
