import { useReauthentication } from '@livree/forms/reauthentication';
import { useTranslation } from 'react-i18next';

/** Asks operators for the password again before they give somebody a role. */
export function usePeopleReauthentication(): ReturnType<typeof useReauthentication> {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation('common');
  return useReauthentication({
    title: t('people.passwordTitle'),
    text: t('people.passwordText'),
    password: t('people.password'),
    show: common('actions.show'),
    hide: common('actions.hide'),
    cancel: common('actions.cancel'),
    confirm: common('actions.confirm'),
    failed: t('frame.notDone'),
  });
}
