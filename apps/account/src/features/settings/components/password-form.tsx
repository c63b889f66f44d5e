import { settingsRoutes } from '@livree/contracts';
import { Checkbox } from '@livree/design-system/fields';
import { useApiForm } from '@livree/forms';
import { queryKey, useQuery, useQueryClient, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { PasswordField } from '../../../forms/password-field.tsx';
import { Section } from '../../../layout/section.tsx';
import { secondFactorQuery } from '../../../second-factor/second-factor-query.ts';
import { signInMethodsQuery } from '../../../sign-in-methods-query.ts';
import { changePassword } from '../api/change-password.ts';
import { findPasswordFaults } from '../model/find-password-faults.ts';

const empty = { currentPassword: '', newPassword: '', newPasswordConfirmation: '', removeWaysIn: false };
type PasswordName = 'currentPassword' | 'newPassword' | 'newPasswordConfirmation';

/** A new password, with the current one; or the first one of an account without a password. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const queries = useQueryClient();
  const isPerson = useQuery(signInMethodsQuery(api)).data?.isPerson === true;
  const keepsFactor = useQuery({ ...secondFactorQuery(api), enabled: isPerson }).data?.isAsked === true;
  const form = useApiForm({
    values: empty,
    route: settingsRoutes.setPassword,
    findFaults: (typed) => findPasswordFaults(typed, hasPassword),
    async send(values) {
      const { message } = await changePassword(api, values);
      void queries.invalidateQueries({ queryKey: queryKey('account') });
      return message;
    },
    onSent: (message) => message ?? t('settings.password.saved'),
    failed: t('settings.password.failed'),
    unreachable: t('forms.noServer'),
    isNoticeBrief: true,
    isEmptiedOnceSent: true,
  });
  const field = (name: PasswordName, autoComplete: string) => ({
    ...form.field(name),
    autoComplete,
    label: t(`settings.password.${name}`),
  });
  return (
    <Section
      title={t('settings.password.title')}
      lead={t(hasPassword ? 'settings.password.lead' : 'settings.password.firstLead')}
    >
      <FormFrame
        variant="secondary"
        form={form}
        label={t('settings.password.title')}
        submitText={t('settings.password.submit')}
      >
        {hasPassword && <PasswordField {...field('currentPassword', 'current-password')} />}
        <PasswordField
          {...field('newPassword', 'new-password')}
          hint={t('settings.password.hint')}
          rated={form.values.newPassword}
        />
        <PasswordField {...field('newPasswordConfirmation', 'new-password')} />
        <Checkbox
          name="removeWaysIn"
          label={t(keepsFactor ? 'settings.password.removeWaysInOfPeople' : 'settings.password.removeWaysIn')}
          checked={form.values.removeWaysIn}
          onChange={({ target }) => form.set('removeWaysIn', target.checked)}
        />
      </FormFrame>
    </Section>
  );
}
