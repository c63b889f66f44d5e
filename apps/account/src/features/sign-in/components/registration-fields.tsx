import { Button } from '@livree/design-system/actions';
import { EmailField, PhoneField, TextField } from '@livree/design-system/fields';
import { useLanguage, type SignInRequest } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '../../../auth/new-password-fields.tsx';
import type { Registration } from '../use-registration.ts';

interface RegistrationFieldsProps {
  readonly form: Registration;
  readonly isBusy: boolean;
  /** The values with which the fields begin. */
  readonly contact: SignInRequest['contact'];
}

/** The fields and the button of the registration. */
export function RegistrationFields({ form, isBusy, contact }: RegistrationFieldsProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const language = useLanguage();
  const field = (name: 'name' | 'email' | 'phone', autoComplete: string) => ({
    ...form.field(name),
    autoComplete,
    label: t(`fields.${name}`),
    defaultValue: contact?.[name],
  });
  return (
    <>
      <TextField {...field('name', 'name')} />
      <EmailField {...field('email', 'email')} />
      <PhoneField
        {...field('phone', 'tel')}
        optional={`(${common('state.optional').toLocaleLowerCase(language)})`}
      />
      <NewPasswordFields label={t('fields.password')} hint={t('register.passwordHint')} form={form} />
      <Button type="submit" wide loading={isBusy}>
        {t('register.submit')}
      </Button>
    </>
  );
}
