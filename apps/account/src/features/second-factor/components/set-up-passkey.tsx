import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { TextField } from '@livree/design-system/fields';
import { Form, useApiForm } from '@livree/forms';
import { useQuery, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../forms/password-field.tsx';
import { signInMethodsQuery } from '../../../sign-in-methods-query.ts';
import { makePasskey } from '../../../webauthn/make-passkey.ts';
import * as styles from './second-factor.module.css';

/** Makes a passkey of this device the second factor; an account with a password must confirm it. */
export function SetUpPasskey({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const hasPassword = useQuery(signInMethodsQuery(api)).data?.password ?? true;
  const form = useApiForm({
    values: { name: t('passkeys.firstName'), password: '' },
    send: ({ name, password }) => makePasskey(api, { name, password: hasPassword ? password : undefined }, t),
    onSent() {
      onDone();
      return undefined;
    },
    failed: t('passkeys.failed'),
    unreachable: t('forms.noServer'),
  });
  const hasFaults = Object.keys(form.faults).length > 0;
  return (
    <Form form={form} className={styles.steps}>
      <p>{t('passkeys.text')}</p>
      {form.notice && !hasFaults && <Banner tone="error">{form.notice.text}</Banner>}
      <TextField
        {...form.field('name')}
        label={t('passkeys.name')}
        maxLength={60}
        autoComplete="off"
        defaultValue={form.values.name}
      />
      {hasPassword && (
        <PasswordField
          {...form.field('password')}
          label={t('passkeys.password')}
          autoComplete="current-password"
        />
      )}
      <Button type="submit" wide loading={form.isSending}>
        {t('passkeys.make')}
      </Button>
    </Form>
  );
}
