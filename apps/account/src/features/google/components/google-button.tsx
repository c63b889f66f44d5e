import { Banner } from '@livree/design-system/feedback';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { SignInButton } from '../../../auth/sign-in-button.tsx';
import { useGoogleRedirect } from '../use-google-redirect.ts';

/**
 * The button to sign in with Google, if the site has it. Inside a form, its 'remember me' applies. @param from the page
 * to return to
 */
export function GoogleButton({ from }: { from: string | undefined }) {
  const { t } = useTranslation('account');
  const { config } = useShell();
  const { isLeaving, refusal, leave } = useGoogleRedirect();
  if (!config.flags.googleSignIn) return null;
  return (
    <>
      <SignInButton loading={isLeaving} onPress={(remember) => leave({ purpose: 'sign-in', remember, from })}>
        {t('google.continue')}
      </SignInButton>
      {refusal !== undefined && <Banner tone="error">{refusal}</Banner>}
    </>
  );
}
