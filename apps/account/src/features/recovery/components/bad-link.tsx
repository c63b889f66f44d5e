import { buttonClass } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { Link, paths } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { AlternativeLinks } from '../../../auth/alternative-links.tsx';
import { AuthMessage } from '../../../auth/auth-message.tsx';

/** A missing or invalid link, with a button to request another. */
export function BadLink({ message }: { message: string }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  return (
    <AuthMessage title={t('reset.title')}>
      <Banner tone="error">{message}</Banner>
      <Link to={paths.forgotPassword()} className={buttonClass({ wide: true })}>
        {t('reset.askAgain')}
      </Link>
      <AlternativeLinks
        to={paths.login()}
        question={t('forgot.remembered')}
        answer={common('actions.login')}
      />
    </AuthMessage>
  );
}
