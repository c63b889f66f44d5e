import { buttonClass } from '@livree/design-system/actions';
import { EmptyState } from '@livree/design-system/feedback';
import { Link, paths } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { useWayBack } from '../../../wizard/use-way-back.ts';

/** Only customers can pay: links to log in or register, and back to this step. */
export function LoginRequired() {
  const { t } = useTranslation('booking');
  const { t: common } = useTranslation('common');
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
