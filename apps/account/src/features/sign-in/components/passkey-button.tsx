import { Button } from '@livree/design-system/base';
import { useMessages } from '@livree/platform';

interface PasskeyButtonProps {
  readonly isBusy: boolean;
  /** @param remember whether the form's 'remember me' is ticked */
  readonly onPress: (remember: boolean) => void;
}

/** The button to sign in with a passkey. */
export function PasskeyButton({ isBusy, onPress }: PasskeyButtonProps) {
  const { t } = useMessages('account');
  return (
    // A press before hydration is delayed as a submission, and repeated.
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
