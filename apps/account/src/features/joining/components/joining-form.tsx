import { peopleRoutes, type RouteAnswer } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { EmailField } from '@livree/design-system/fields';
import { useApiForm } from '@livree/forms';
import { useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { AuthForm } from '../../../auth/auth-form.tsx';
import { findRepeatFaults } from '../../../auth/find-repeat-faults.ts';
import { NewPasswordFields } from '../../../auth/new-password-fields.tsx';
import { secondStep } from '../../../second-factor/second-step.ts';
import { join } from '../api/join.ts';

interface JoiningFormProps {
  readonly token: string;
  readonly invited: RouteAnswer<typeof peopleRoutes.checkInvitation>['data'];
}

/** The form behind a valid invitation: the address is fixed, the password is chosen. */
export function JoiningForm({ token, invited: { name, email, role } }: JoiningFormProps) {
  const { t } = useTranslation('account');
  const { api, session } = useShell();
  const form = useApiForm({
    values: { password: '', passwordConfirmation: '' },
    route: peopleRoutes.join,
    body: (typed) => ({ token, ...typed }),
    findFaults: findRepeatFaults,
    send: (typed) => join(api, { token, ...typed }),
    onSent({ data }) {
      session.signIn(data);
      // Only another document has the pages of the company's people.
      location.assign(data.secondFactorAsked === true ? secondStep : '/operations');
      return undefined;
    },
    failed: t('joining.failed'),
    unexpected: t('joining.failed'),
  });
  return (
    <AuthForm title={t('joining.title')} form={form}>
      <p>{t(role === 'operator' ? 'joining.asOperator' : 'joining.asDispatcher', { name })}</p>
      <p>{t('joining.text')}</p>
      <EmailField
        name="email"
        label={t('fields.email')}
        autoComplete="username"
        value={email}
        readOnly
        error={form.faults['token']}
      />
      <NewPasswordFields label={t('fields.newPassword')} hint={t('reset.passwordHint')} form={form} />
      <Button type="submit" wide loading={form.isSending}>
        {t('joining.submit')}
      </Button>
    </AuthForm>
  );
}
