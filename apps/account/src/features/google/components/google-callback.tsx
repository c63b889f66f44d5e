import { textLinkClass } from '@livree/design-system/actions';
import { Banner, Spinner } from '@livree/design-system/feedback';
import { Link } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { AuthMessage } from '../../../auth/auth-message.tsx';
import * as styles from '../../../auth/auth.module.css';
import { useGoogleReturn } from '../use-google-return.ts';

/** The page to which Google sends a visitor back: pending, signed in, linked, or refused. */
export function GoogleCallback() {
  const { t } = useTranslation('account');
  const state = useGoogleReturn();
  if (state.step === 'loading')
    return (
      <AuthMessage title={t('google.title')}>
        <Spinner label={t('google.loading')} />
      </AuthMessage>
    );
  return (
    <AuthMessage title={t('google.title')}>
      <Banner tone={state.step === 'success' ? 'ok' : 'error'}>{state.message}</Banner>
      <p>{t(state.step === 'success' ? 'google.leadsOn' : 'google.leadsBack')}</p>
      <Link
        to={state.target}
        replace
        state={state.from}
        className={textLinkClass({ className: `${styles.onward}` })}
      >
        {t('google.goNow')}
      </Link>
    </AuthMessage>
  );
}
