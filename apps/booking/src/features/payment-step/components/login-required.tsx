import { buttonClass, EmptyState } from '@livree/design-system/base';
import { Link, paths, useMessages } from '@livree/platform';
import { useWayBack } from '../../../wizard/use-way-back.ts';

/** Only customers can pay: links to log in or register, and back to this step. */
export function LoginRequired() {
  const { t } = useMessages('booking');
  const { t: common } = useMessages('common');
  const back = useWayBack();
  return (
    <EmptyState
      title={t('login.title')}
      action={
        <>
          <Link to={paths.login()} state={back} className={buttonClass()}>
            {common('actions.login')}
          </Link>
          <Link to={paths.register()} state={back} className={buttonClass({ variant: 'secondary' })}>
            {common('actions.register')}
          </Link>
        </>
      }
    >
      {t('login.text')}
    </EmptyState>
  );
}
