import { guestRoutes } from '@livree/contracts';
import { Button } from '@livree/design-system/actions';
import { Banner } from '@livree/design-system/feedback';
import { EmailField } from '@livree/design-system/fields';
import { refusalText, useApiForm } from '@livree/forms';
import { useMutation, useShell } from '@livree/platform';
import { useTranslation } from 'react-i18next';
import * as styles from '../../../auth/auth.module.css';
import { findRepeatFaults } from '../../../auth/find-repeat-faults.ts';
import { NewPasswordFields } from '../../../auth/new-password-fields.tsx';
import { NoticedForm } from '../../../auth/noticed-form.tsx';
import { makePasskey } from '../../../webauthn/make-passkey.ts';
import { keepAccount } from '../api/keep-account.ts';
import { keptFieldOf, setFirstPassword } from '../api/set-first-password.ts';

interface KeepAccountProps {
  readonly email: string;
  /** @param message the sentence of success */
  readonly onKept: (message: string) => void;
}

/** Keeps the guest's account: with a password, or with a passkey of this device. */
export function KeepAccount({ email, onKept }: KeepAccountProps) {
  const { t } = useTranslation('account');
  const { api } = useShell();
  const form = useApiForm({
    values: { password: '', passwordConfirmation: '' },
    route: guestRoutes.keep,
    body: (typed) => typed,
    findFaults: findRepeatFaults,
    fieldOf: keptFieldOf,
    async send(typed) {
      const { message, wasKept } = await keepAccount(api, typed);
      if (wasKept) await setFirstPassword(api, typed);
      return message;
    },
    onSent(message) {
      onKept(message ?? t('guest.kept'));
      return undefined;
    },
    failed: t('guest.keepFailed'),
    unreachable: t('forms.noServer'),
  });
  return (
    <>
      <NoticedForm form={form} heading={<h2>{t('guest.keepTitle')}</h2>} className={styles.form}>
        <p>{t('guest.keepText')}</p>
        <EmailField name="email" label={t('fields.email')} autoComplete="username" value={email} readOnly />
        <NewPasswordFields label={t('fields.newPassword')} hint={t('reset.passwordHint')} form={form} />
        <Button type="submit" wide loading={form.isSending}>
          {t('guest.keep')}
        </Button>
      </NoticedForm>
      <KeepByPasskey onKept={onKept} />
    </>
  );
}

function KeepByPasskey({ onKept }: Pick<KeepAccountProps, 'onKept'>) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const { api } = useShell();
  const passkey = useMutation({
    async mutationFn() {
      const { message } = await keepAccount(api);
      await makePasskey(api, { name: t('passkeys.firstName') }, t);
      return message ?? t('guest.kept');
    },
    onSuccess: onKept,
  });
  const texts = { common, failed: t('passkeys.failed'), unexpected: t('passkeys.failed') };
  return (
    <>
      {passkey.isError && <Banner tone="error">{refusalText(passkey.error, {}, texts)}</Banner>}
      <Button variant="secondary" wide loading={passkey.isPending} onClick={() => passkey.mutate()}>
        {t('guest.keepByPasskey')}
      </Button>
    </>
  );
}
