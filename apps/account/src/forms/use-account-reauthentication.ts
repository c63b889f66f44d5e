import { useReauthentication } from '@livree/forms/reauthentication';
import { useTranslation } from 'react-i18next';

/** Asks customers for the password again before a call that an open session alone may not make. */
export function useAccountReauthentication(): ReturnType<typeof useReauthentication> {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  return useReauthentication({
    title: t('passwordQuestion.title'),
    text: t('passwordQuestion.text'),
    password: t('fields.password'),
    show: common('actions.show'),
    hide: common('actions.hide'),
    cancel: common('actions.cancel'),
    confirm: common('actions.confirm'),
    failed: t('passwordQuestion.failed'),
    unreachable: t('forms.noServer'),
  });
}
