import { queryKey, useQueryClient, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { FormFrame } from '../../../forms/form-frame.tsx';
import { PasswordField } from '../../../forms/password-field.tsx';
import { useSavedForm } from '../../../forms/use-saved-form.ts';
import { Section } from '../../../layout/section.tsx';
import { changePassword } from '../api/change-password.ts';
import { checkPasswordChange } from '../model/check-password-change.ts';

const empty = { currentPassword: '', newPassword: '', newPasswordConfirmation: '' };

/** A new password, with the current one; or the first one of an account without a password. */
export function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const queries = useQueryClient();
  const form = useSavedForm({
    saved: empty,
    async save(values) {
      checkPasswordChange(values, hasPassword);
      const { message } = await changePassword(api, values);
      void queries.invalidateQueries({ queryKey: queryKey('account') });
      return message;
    },
    done: t('settings.password.saved'),
    failed: t('settings.password.failed'),
  });
  const field = (name: keyof typeof empty, autoComplete: string) => ({
    name,
    autoComplete,
    label: t(`settings.password.${name}`),
    value: form.values[name],
    error: form.faults[name],
    onChange: ({ target }: { target: { value: string } }) => form.set(name, target.value),
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
      </FormFrame>
    </Section>
  );
}
