import { Banner, buttonClass } from '@livree/design-system/base';
import { Link, paths, useMessages } from '@livree/platform';
import { EntranceView } from '../../../entrance/entrance-view.tsx';
import { WayOut } from '../../../entrance/way-out.tsx';

/** A missing or invalid link, with a button to request another. */
export function BadLink({ message }: { message: string }) {
  const { t } = useMessages('account');
  const { t: common } = useMessages('common');
  return (
    <EntranceView title={t('reset.title')}>
      <Banner tone="error">{message}</Banner>
      <Link to={paths.forgotPassword()} className={buttonClass({ wide: true })}>
        {t('reset.askAgain')}
      </Link>
      <WayOut to={paths.login()} question={t('forgot.remembered')} answer={common('actions.login')} />
    </EntranceView>
  );
}
