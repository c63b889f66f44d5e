import { Banner } from '@livree/design-system/feedback';
import { useLocation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { senderOf } from '../../../auth/sender-of.ts';
import { SignInButton } from '../../../auth/sign-in-button.tsx';
import { useDeparture } from './use-departure.ts';

/** The button to sign in with Google, if the site has it. Inside a form, its 'remember me' applies. */
export function GoogleButton() {
  const { t } = useTranslation('account');
  const { config } = useShell();
  const { state } = useLocation();
  const { isLeaving, refusal, leave } = useDeparture();
  if (!config.flags.googleSignIn) return null;
  return (
    <>
      <SignInButton
        loading={isLeaving}
        onPress={(remember) => leave({ purpose: 'sign-in', remember, from: senderOf(state) })}
      >
        {t('google.continue')}
      </SignInButton>
      {refusal !== undefined && <Banner tone="error">{refusal}</Banner>}
    </>
  );
}
