import { Banner, buttonClass } from '@livree/design-system/base';
import { Link, paths, useMessages } from '@livree/platform';
import { AuthMessage } from '../../../auth/auth-message.tsx';
import { OtherWays } from '../../../auth/other-ways.tsx';

/** A missing or invalid link, with a button to request another. */
export function BadLink({ message }: { message: string }) {
  const { t } = useMessages('account');
  const { t: common } = useMessages('common');
  return (
    <AuthMessage title={t('reset.title')}>
      <Banner tone="error">{message}</Banner>
      <Link to={paths.forgotPassword()} className={buttonClass({ wide: true })}>
        {t('reset.askAgain')}
      </Link>
      <OtherWays to={paths.login()} question={t('forgot.remembered')} answer={common('actions.login')} />
    </AuthMessage>
  );
}
