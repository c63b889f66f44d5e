import { Banner } from '@livree/design-system/feedback';
import { useLocation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { readSender } from '../../../auth/read-sender.ts';
import { SignInButton } from '../../../auth/sign-in-button.tsx';
import { useGoogleRedirect } from '../use-google-redirect.ts';

/** The button to sign in with Google, if the site has it. Inside a form, its 'remember me' applies. */
export function GoogleButton() {
  const { t } = useTranslation('account');
  const { config } = useShell();
  const { state } = useLocation();
  const { isLeaving, refusal, leave } = useGoogleRedirect();
  if (!config.flags.googleSignIn) return null;
  return (
    <>
      <SignInButton
        loading={isLeaving}
        onPress={(remember) => leave({ purpose: 'sign-in', remember, from: readSender(state) })}
      >
        {t('google.continue')}
      </SignInButton>
      {refusal !== undefined && <Banner tone="error">{refusal}</Banner>}
    </>
  );
}
