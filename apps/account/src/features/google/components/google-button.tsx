import { Banner, Button } from '@livree/design-system/base';
import { useLocation, useMessages, useShell } from '@livree/platform';
import { senderOf } from '../../../auth/sender-of.ts';
import { useDeparture } from './use-departure.ts';

/** The button to sign in with Google, if the site has it. Inside a form, its 'remember me' applies. */
export function GoogleButton() {
  const { t } = useMessages('account');
  const { config } = useShell();
  const { state } = useLocation();
  const { isLeaving, refusal, leave } = useDeparture();
  if (!config.flags.googleSignIn) return null;
  const signIn = (form: HTMLFormElement | null): void =>
    leave({
      purpose: 'sign-in',
      remember: form !== null && new FormData(form).has('remember'),
      from: senderOf(state),
    });
  return (
    <>
      {/* A press before hydration is delayed as a submission, and repeated. */}
      <Button
        type="submit"
        variant="secondary"
        wide
        loading={isLeaving}
        onClick={(event) => {
          event.preventDefault();
          signIn(event.currentTarget.form);
        }}
      >
        {t('google.continue')}
      </Button>
      {refusal !== undefined && <Banner tone="error">{refusal}</Banner>}
    </>
  );
}
