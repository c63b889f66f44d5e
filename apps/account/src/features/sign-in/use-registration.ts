import { identityRoutes } from '@livree/contracts';
import { useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { findRepeatFaults } from '../../auth/find-repeat-faults.ts';
import { register } from './api/register.ts';
import type { StartSession } from './use-sign-in.ts';

/** The registration of a new customer. */
export function useRegistration(startSession: StartSession) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  return useApiForm({
    values: { name: '', email: '', phone: '', password: '', passwordConfirmation: '' },
    route: identityRoutes.register,
    findFaults: findRepeatFaults,
    send: (typed) => register(api, typed),
    onSent: startSession,
    failed: t('register.failed'),
    unexpected: t('login.unexpected'),
  });
}

export type Registration = ReturnType<typeof useRegistration>;
